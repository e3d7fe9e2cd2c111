import { type Overlay, useTable } from './context.ts';
import style from './map-view.module.css';

const OVERLAYS: readonly Overlay[] = ['pieces', 'reach', 'trade', 'governments', 'continents', 'bare'];

/** What the counters on the map show. */
export function Overlays({ overlay, choose }: { overlay: Overlay; choose(overlay: Overlay): void }) {
  const { tell } = useTable();
  return (
    <label className={style.overlay}>
      <span className="quiet">{tell('board.overlay')}</span>
      <select value={overlay} onChange={(event) => choose(event.currentTarget.value as Overlay)}>
        {OVERLAYS.map((name) => (
          <option key={name} value={name}>
            {tell(`board.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
