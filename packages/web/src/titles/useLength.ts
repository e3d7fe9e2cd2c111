import { useSettings } from '../settings/store.ts';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { lengthInWords, type Setting } from './length.ts';
import { titleOf } from './titles.ts';

/** How long it will take, in words; what the server knows from its own games counts most. */
export function useLength(setting: Setting, ask: boolean): string | null {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const known = useLater(`lengths ${ask}`, async () =>
    ask ? (await import('../link/server-host.ts')).lengths() : [],
  );
  const choices = titleOf(setting.game)?.typicalChoices ?? {};
  return lengthInWords(setting, choices, known.state === 'here' ? known.value : [], say, language);
}
