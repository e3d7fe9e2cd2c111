import { useState } from 'react';
import { titleLessons } from '../lessons/named.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { typed, useAddress } from './address.ts';
import style from './lead.module.css';
import type { LeadPart } from './part.ts';
import { Students } from './Students.tsx';
import { GAPS, type LeftOver, seating } from './seating.ts';

/** Before the tables: how to come in, who is there, and how they will be seated. */
export function Gathering({ lead, act }: LeadPart) {
  const say = useWords();
  const address = useAddress();
  const language = useSettings((settings) => settings.language);
  const [gaps, setGaps] = useState<LeftOver>('bots');
  const [twos, setTwos] = useState(false);
  const present = lead.students.filter(({ isWaiting }) => !isWaiting);
  const plan = seating(present.length, lead.seats, gaps, twos);
  const isUneven = present.length % (lead.seats * (twos ? 2 : 1)) !== 0;
  const lessons = titleLessons(lead.game, lead.lessons);
  return (
    <div className={style.gathering}>
      <section className={style.invite}>
        <QrCode link={`${address}/class/${lead.code}`} label={say('lead.qr')} />
        <p className={screen.meta}>{say('lead.address')}</p>
        <p className={style.address}>{typed(address)}/class</p>
        <p className={style.address}>{lead.code.toUpperCase()}</p>
        <CopyButton text={`${address}/class/${lead.code}`} label={say('lead.copy')} />
      </section>
      <section className={screen.block}>
        <h2>
          {say('lead.students')} · {lead.students.length}
        </h2>
        {lessons.length > 0 && (
          <p>
            {say('lead.lessons', {
              list: new Intl.ListFormat(language).format(lessons.map(({ title }) => title[language])),
              ready: present.filter(({ isReady }) => isReady).length,
              count: present.length,
            })}
          </p>
        )}
        {lead.observed && <p>{say('lead.observed')}</p>}
        <Students lead={lead} act={act} />
        {present.length > 0 && (
          <>
            <ChoiceGroup
              label={say('lead.twos')}
              value={twos}
              options={[
                { value: false, label: say('lead.twos.no') },
                { value: true, label: say('lead.twos.yes') },
              ]}
              onChange={setTwos}
            />
            {isUneven && (
              <ChoiceGroup
                label={say('lead.gaps')}
                value={gaps}
                options={GAPS.map((value) => ({ value, label: say(`lead.gaps.${value}`) }))}
                onChange={setGaps}
              />
            )}
            <div className={screen.row}>
              <Button look="primary" onClick={() => act({ do: 'divide', gaps, twos })}>
                {say('lead.divide')}
              </Button>
              <span className={screen.meta}>{say('lead.divideAbout', { ...plan, seats: lead.seats })}</span>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
