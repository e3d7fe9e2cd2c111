import { useWords } from '../words/index.ts';
import DeadEnd from './DeadEnd.tsx';

export default function NowhereScreen() {
  const say = useWords();
  return <DeadEnd title={say('nowhere.title')} why={say('nowhere.about')} />;
}
