import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { ProjectedNames } from './fields.tsx';
import type { LeadPart } from './part.ts';

/** What is arranged once: names on the projector, a second organiser, the end. */
export function Manage({ lead, act }: LeadPart) {
  const say = useWords();
  const [sure, setSure] = useState<'end' | 'delete' | null>(null);
  const link = `${location.origin}/class/${lead.id}/lead#${lead.key}`;
  return (
    <>
      <ProjectedNames
        label={say('lead.names')}
        value={lead.projected}
        onChange={(names) => act({ do: 'project', names })}
      />
      <section className={screen.block}>
        <h2>{say('lead.second')}</h2>
        <p>{say('lead.secondAbout')}</p>
        <div>
          <CopyButton text={link} label={say('lead.copy')} />
        </div>
      </section>
      <div className={screen.row}>
        {lead.phase === 'playing' && (
          <Button
            onBlur={() => setSure(null)}
            onClick={() => (sure === 'end' ? act({ do: 'end' }) : setSure('end'))}
          >
            {say(sure === 'end' ? 'lead.endSure' : 'lead.end')}
          </Button>
        )}
        <Button
          onBlur={() => setSure(null)}
          onClick={() => (sure === 'delete' ? act({ do: 'delete' }) : setSure('delete'))}
        >
          {say(sure === 'delete' ? 'lead.deleteSure' : 'lead.delete')}
        </Button>
      </div>
    </>
  );
}
