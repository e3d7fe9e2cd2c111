import { RulesText } from './RulesText.tsx';

/** The rulebook beside the board. */
export default function RulesPanel({ game, at }: { game: string; at: string | null }) {
  return <RulesText game={game} at={at} />;
}
