import { puzzledGames } from '@entente/shelf/puzzles';
import { Lightbulb } from 'lucide-react';
import { ButtonLink, type Look } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** To the puzzles of a game; nothing where it has none. */
export function PuzzlesLink({ game, title, look }: { game: string; title: string; look?: Look }) {
  const say = useWords();
  if (!puzzledGames.includes(game)) return null;
  return (
    <ButtonLink
      href={`/puzzles/${game}`}
      aria-label={say('puzzles.title', { title })}
      {...(look && { look })}
    >
      <Lightbulb size={18} aria-hidden="true" />
      {say('puzzles.link')}
    </ButtonLink>
  );
}
