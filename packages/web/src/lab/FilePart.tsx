import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { download } from '../ui/download.ts';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { FileButton } from './fields.tsx';
import { fileName } from './file-name.ts';
import style from './lab.module.css';
import { LONGEST, linkTo } from './link.ts';

interface Props {
  text: string;
  name: string;
  /** Why it cannot be played; empty if it can. */
  problem: string;
  change(text: string): void;
}

/** The experiment as its file: to be read, written, brought and taken along. */
export function FilePart({ text, name, problem, change }: Props) {
  const say = useWords();
  const [wanted, setWanted] = useState(false);
  const link = text !== '' && problem === '' ? linkTo(text, location.origin) : '';
  return (
    <details
      className={screen.more}
      open={wanted || problem !== ''}
      onToggle={(event) => setWanted(event.currentTarget.open)}
    >
      <summary>{say('lab.file')}</summary>
      <div className={style.file}>
        <p className={screen.meta}>{say('lab.fileHint')}</p>
        <textarea
          aria-label={say('lab.fileText')}
          aria-invalid={problem !== ''}
          spellCheck={false}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Problem words={problem} />
        <div className={screen.row}>
          <FileButton className={style.upload} onText={change}>
            {say('lab.load')}
          </FileButton>
          <Button onClick={() => download(text, 'application/json', `${fileName(name)}.json`)}>
            {say('lab.save')}
          </Button>
          {link !== '' && link.length <= LONGEST && <CopyButton text={link} label={say('lab.share')} />}
        </div>
        {link.length > LONGEST && <p className={screen.meta}>{say('lab.tooLong')}</p>}
      </div>
    </details>
  );
}
