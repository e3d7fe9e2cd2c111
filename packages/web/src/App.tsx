import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { NowScreen } from './screens/NowScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { Waiting } from './ui/Waiting.tsx';
import { withWords } from './words/index.ts';

const TitlesScreen = lazy(() => import('./screens/TitlesScreen.tsx'));
const TitleScreen = lazy(() => withWords(['before', 'lessons'], import('./screens/TitleScreen.tsx')));
const NewTableScreen = lazy(() => withWords(['before'], import('./screens/NewTableScreen.tsx')));
const JoinScreen = lazy(() => withWords(['before'], import('./screens/JoinScreen.tsx')));
const LearnScreen = lazy(() => withWords(['before', 'lessons'], import('./screens/LearnScreen.tsx')));
const PuzzlesScreen = lazy(() => withWords(['puzzles', 'lessons'], import('./screens/PuzzlesScreen.tsx')));
const RulesScreen = lazy(() => withWords(['lessons'], import('./screens/RulesScreen.tsx')));
const MeScreen = lazy(() => withWords(['me', 'beside'], import('./screens/MeScreen.tsx')));
const GamesScreen = lazy(() => withWords(['me'], import('./screens/GamesScreen.tsx')));
const WatchScreen = lazy(() => withWords(['before'], import('./screens/WatchScreen.tsx')));
const VerifyScreen = lazy(() => withWords(['after'], import('./screens/VerifyScreen.tsx')));
const OperatorScreen = lazy(() => withWords(['operator'], import('./operator/OperatorScreen.tsx')));
const World3Screen = lazy(() => import('./world3/World3Screen.tsx'));
const LabScreen = lazy(() => withWords(['lab', 'before'], import('./lab/LabScreen.tsx')));
const ClassesScreen = lazy(() => withWords(['classroom'], import('./classroom/ClassesScreen.tsx')));
const NewClassScreen = lazy(() =>
  withWords(['before', 'classroom'], import('./classroom/NewClassScreen.tsx')),
);
const DoorScreen = lazy(() => withWords(['classroom'], import('./classroom/DoorScreen.tsx')));
const LeadScreen = lazy(() => withWords(['classroom'], import('./classroom/LeadScreen.tsx')));
const ProjectorScreen = lazy(() => withWords(['classroom'], import('./classroom/ProjectorScreen.tsx')));
const SheetScreen = lazy(() => withWords(['classroom'], import('./classroom/SheetScreen.tsx')));
const ScriptScreen = lazy(() => withWords(['classroom', 'script'], import('./classroom/ScriptScreen.tsx')));
const DebriefScreen = lazy(() =>
  withWords(['after', 'classroom'], import('./classroom/debrief/DebriefScreen.tsx')),
);
const NowhereScreen = lazy(() => import('./screens/NowhereScreen.tsx'));
const TableScreen = lazy(() => import('./play/TableScreen.tsx'));
const ReplayScreen = lazy(() => withWords(['after'], import('./replay/ReplayScreen.tsx')));
const EndScreen = lazy(() => withWords(['after', 'before'], import('./end/EndScreen.tsx')));

const inShell = (Screen: ComponentType) => () => (
  <Shell>
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>
  </Shell>
);

const Now = inShell(NowScreen);
const Titles = inShell(TitlesScreen);
const Title = inShell(TitleScreen);
const NewTable = inShell(NewTableScreen);
const Join = inShell(JoinScreen);
const Learn = inShell(LearnScreen);
const Puzzles = inShell(PuzzlesScreen);
const Rules = inShell(RulesScreen);
const Me = inShell(MeScreen);
const Games = inShell(GamesScreen);
const Watch = inShell(WatchScreen);
const Verify = inShell(VerifyScreen);
const Operator = inShell(OperatorScreen);
const World3 = inShell(World3Screen);
const Lab = inShell(LabScreen);
const Classes = inShell(ClassesScreen);
const NewClass = inShell(NewClassScreen);
const Door = inShell(DoorScreen);
const Lead = inShell(LeadScreen);
const Script = inShell(ScriptScreen);
const Sheets = inShell(SheetScreen);
const Debrief = inShell(DebriefScreen);
const Nowhere = inShell(NowhereScreen);

/** Addresses. Inside a table the shell disappears. */
export function App() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path="/" component={Now} />
        <Route path="/play" component={Titles} />
        <Route path="/play/:title" component={Title} />
        <Route path="/play/:title/new" component={NewTable} />
        <Route path="/j/:code" component={Join} />
        <Route path="/t/:table/m/:moment" component={ReplayScreen} />
        <Route path="/t/:table/end" component={EndScreen} />
        <Route path="/t/:table" component={TableScreen} />
        <Route path="/learn" component={Learn} />
        <Route path="/puzzles/:title" component={Puzzles} />
        <Route path="/rules/:title" component={Rules} />
        <Route path="/me" component={Me} />
        <Route path="/me/games" component={Games} />
        <Route path="/watch" component={Watch} />
        <Route path="/verify" component={Verify} />
        <Route path="/class" component={Classes} />
        <Route path="/class/script" component={Script} />
        <Route path="/class/sheets" component={Sheets} />
        <Route path="/class/new" component={NewClass} />
        <Route path="/class/:id/lead" component={Lead} />
        <Route path="/class/:id/debrief" component={Debrief} />
        <Route path="/class/:code/screen" component={ProjectorScreen} />
        <Route path="/class/:code" component={Door} />
        <Route path="/world3" component={World3} />
        <Route path="/lab" component={Lab} />
        <Route path="/operator" component={Operator} />
        <Route component={Nowhere} />
      </Switch>
    </Suspense>
  );
}
