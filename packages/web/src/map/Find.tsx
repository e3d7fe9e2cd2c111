import { type KeyboardEvent, useId } from 'react';
import type { Say } from '../words/index.ts';
import { foundIn } from './found.ts';
import style from './map.module.css';
import type { MapRegion } from './region.ts';

interface Props {
  readonly regions: readonly MapRegion[];
  goTo(region: string): void;
  /** To where the keys were. */
  back(): void;
  readonly say: Say;
}

/** Goes to a region by its name. Seen only while it has the focus, which its key gives it. */
export function Find({ regions, goTo, back, say }: Props) {
  const id = useId();
  const named = regions.filter(({ name }) => name !== '');
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    const found = event.key === 'Enter' ? foundIn(named, event.currentTarget.value) : null;
    if (event.key === 'Enter' && found === null) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.value = '';
    if (found === null) back();
    else goTo(found);
  };
  return (
    <div className={style.find}>
      <input
        id="find-place"
        type="search"
        tabIndex={-1}
        list={id}
        placeholder={say('map.find')}
        aria-label={say('map.find')}
        onKeyDown={onKey}
      />
      <datalist id={id}>
        {named.map((region) => (
          <option key={region.id} value={region.name} />
        ))}
      </datalist>
    </div>
  );
}
