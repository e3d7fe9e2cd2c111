export { named, playAlike } from './alike.ts';
export { type Beginning, positionBeginning } from './beginning.ts';
export { anyAnswer, type BotFault, letBotAnswer } from './bots.ts';
export { branchOff } from './branch.ts';
export { beginningOf, type DealtBeginning, deal, type Hex, keyed, seeded } from './dealing.ts';
export { type Checkpoints, HistoryDiffers } from './history.ts';
export { HostedGame, type TakenBack } from './hosted-game.ts';
export { pauseAfter } from './pause.ts';
export { rank } from './ranking.ts';
export { Replay } from './replay.ts';
export { scoreLines } from './score-lines.ts';
export { plain, show, showLog, showMeasures, showNow } from './show.ts';
export { atOnce, type Stretches, withRests } from './stretches.ts';
export {
  giveSingleAnswers,
  isAbandoned,
  isGiven,
  isLastAnswer,
  nextBot,
  nextGiven,
  type Player,
} from './turn-taking.ts';
