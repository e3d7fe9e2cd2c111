import type { Property } from '../property.ts';
import { conserved } from './conserved.ts';
import { equalCopy } from './copy.ts';
import { countable } from './countable.ts';
import { defaultAnswers } from './default.ts';
import { foreseenComesTrue } from './foreseen.ts';
import { goal } from './goal.ts';
import { groups } from './groups.ts';
import { imagined } from './imagined.ts';
import { noLeakThroughAsking } from './leak-asked.ts';
import { noLeakThroughChoices } from './leak-choices.ts';
import { noLeakThroughLog } from './leak-log.ts';
import { noLeakThroughMeasures } from './leak-measures.ts';
import { noLeakThroughView } from './leak-view.ts';
import { listedAccepted } from './listed.ts';
import { lookingChangesNothing } from './looking.ts';
import { moments } from './moments.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { openQuestions } from './open.ts';
import { parts } from './parts.ts';
import { phases } from './phases.ts';
import { fairPick } from './pick.ts';
import { plainJson } from './plain-json.ts';
import { ends, noRulesFault } from './play.ts';
import { sameWithReasons } from './reasons.ts';
import { replayEqualsPlay } from './replay.ts';
import { resigning } from './resign.ts';
import { roles } from './roles.ts';
import { title } from './title.ts';
import { tones } from './tones.ts';
import { undoEqualsBefore } from './undo.ts';
import { undoNotTooFar } from './undo-too-far.ts';
import { unlistedRefused } from './unlisted.ts';
import { reactionWindows } from './window.ts';
import { hasWords } from './words.ts';

/** In this order: what comes first is trusted by what follows. */
export const PROPERTIES: readonly Property[] = [
  plainJson,
  conserved,
  equalCopy,
  lookingChangesNothing,
  noRulesFault,
  noDeadEnd,
  ends,
  listedAccepted,
  unlistedRefused,
  fairPick,
  sameWithReasons,
  replayEqualsPlay,
  undoEqualsBefore,
  imagined,
  noLeakThroughView,
  noLeakThroughAsking,
  noLeakThroughChoices,
  noLeakThroughLog,
  noLeakThroughMeasures,
  defaultAnswers,
  openQuestions,
  reactionWindows,
  roles,
  tones,
  moments,
  groups,
  phases,
  title,
  goal,
  resigning,
  undoNotTooFar,
  foreseenComesTrue,
  hasWords,
  countable,
  parts,
];
