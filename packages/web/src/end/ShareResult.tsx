import { type ResultPicture, resultPicture } from '@entente/pictures';
import { pages } from '@entente/shelf/pages';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { pngOf } from './png.ts';

interface Props {
  readonly game: string;
  readonly result: Omit<ResultPicture, 'cover' | 'fonts'>;
  /** Where the game can be seen; null for one of this device. */
  readonly link: string | null;
}

/** The result as a picture: to send, where the browser can, and to keep. */
export function ShareResult({ game, result, link }: Props) {
  const say = useWords();
  const [problem, setProblem] = useState('');
  const made = async (): Promise<File> => {
    const address = pages[game]?.cover;
    const cover = address === undefined ? null : await (await fetch(address)).text();
    const png = await pngOf((fonts) => resultPicture({ ...result, cover, fonts }));
    return new File([png], `entente-${game}.png`, { type: 'image/png' });
  };
  const attempt = (work: (file: File) => Promise<void> | void) => {
    setProblem('');
    made()
      .then(work)
      .catch((fault: Error) => {
        // Closing the dialog is no error: the person has changed their mind.
        if (fault.name !== 'AbortError') setProblem(fault.message);
      });
  };
  const keep = (file: File) => {
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(file);
    anchor.download = file.name;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };
  const send = (file: File) =>
    navigator.share({
      files: [file],
      title: result.title,
      text: result.headline,
      ...(link === null ? {} : { url: link }),
    });
  const canSend =
    'canShare' in navigator &&
    navigator.canShare({ files: [new File([''], 'a.png', { type: 'image/png' })] });
  return (
    <>
      {canSend && (
        <Button onClick={() => attempt(send)}>
          <Share2 size={18} aria-hidden="true" />
          {say('end.share')}
        </Button>
      )}
      <Button onClick={() => attempt(keep)}>
        <Download size={18} aria-hidden="true" />
        {say('end.picture')}
      </Button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
