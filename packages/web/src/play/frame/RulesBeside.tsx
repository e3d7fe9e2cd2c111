import { RuleLesson } from '../../lessons/RuleLesson.tsx';
import { RulesText } from '../../rules/RulesText.tsx';

interface Props {
  game: string;
  at: string | null;
  /** The lesson that is taken at this table. */
  lesson: string | undefined;
}

/** The rulebook beside the board. A rule leads to the lesson that teaches it. */
export default function RulesBeside({ game, at, lesson }: Props) {
  return (
    <RulesText
      game={game}
      at={at}
      beside={(rule) => <RuleLesson game={game} rule={rule} besides={lesson} />}
    />
  );
}
