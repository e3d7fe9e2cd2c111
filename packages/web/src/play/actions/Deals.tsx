import type { Seat } from '@entente/engine';
import type { Deals as Ledger } from '@entente/engine/deals';
import { useState } from 'react';
import type { OpenAction } from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/Choice.tsx';
import style from '../talk/talks.module.css';
import { Word } from '../talk/Word.tsx';
import type { Play } from '../usePlay.ts';
import { ActionForm } from './ActionForm.tsx';
import { dealActions } from './deals.ts';
import Fold from './Fold.tsx';

type FormAction = Exclude<OpenAction, { kind: 'plain' }>;

/** What can be offered and answered now, and who keeps their word. */
export function Deals({ play, deals }: { play: Play; deals: Ledger }) {
  const { say } = play;
  const actions = dealActions(play.actions);
  const offers = actions.filter(
    (action): action is FormAction => action.kind !== 'plain' && action.choice.do === 'offerDeal',
  );
  const answers = actions.filter((action) => !offers.some(({ id }) => id === action.id));
  return (
    <div className={style.deals}>
      {actions.length > 0 && (
        <section aria-label={say('talk.deals')}>
          <h3>{say('talk.deals')}</h3>
          <ul>
            {answers.map((action) => (
              <li key={action.id}>
                {action.kind === 'plain' ? (
                  <Button data-action={action.id} onClick={() => play.act({ action: action.id })}>
                    {action.label}
                  </Button>
                ) : (
                  <Fold play={play} action={action} />
                )}
              </li>
            ))}
            {offers.length > 0 && (
              <li>
                <NewOffer play={play} offers={offers} />
              </li>
            )}
          </ul>
        </section>
      )}
      <section aria-label={say('talk.promises')}>
        <h3>{say('talk.promises')}</h3>
        <ul>
          {play.state.chairs.map(({ seat }) => (
            <Word key={seat} deals={deals} seat={seat} teller={play.teller} seatName={play.seatName} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One form, and whom it is for. */
function NewOffer({ play, offers }: { play: Play; offers: readonly FormAction[] }) {
  const { say, seatName } = play;
  const partners = offers.map((offer) => ({ offer, seat: partnerOf(offer) }));
  const [wanted, setWanted] = useState<Seat | null>(null);
  const chosen = partners.find(({ seat }) => seat === wanted) ?? partners[0];
  return (
    <details className={style.offer}>
      <summary>{say('talk.newOffer')}</summary>
      {partners.length > 1 && (
        <ChoiceGroup
          label={say('talk.to')}
          value={chosen.seat}
          options={partners.map(({ seat }) => ({ value: seat, label: seatName(seat) }))}
          onChange={setWanted}
        />
      )}
      <ActionForm key={chosen.offer.id} play={play} action={chosen.offer} />
    </details>
  );
}

const partnerOf = ({ choice }: FormAction): Seat => Number((choice as { partner?: Seat }).partner ?? 0);
