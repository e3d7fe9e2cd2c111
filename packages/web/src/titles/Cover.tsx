import { pages } from '@entente/shelf/pages';
import style from './cover.module.css';

/** The picture of a title. One that brings none gets an atlas page without a country on it, each another one. */
export function Cover({ id }: { id: string }) {
  const picture = pages[id]?.cover;
  return (
    <div className={style.cover}>
      {picture === undefined ? <AtlasPage id={id} /> : <img src={picture} alt="" />}
    </div>
  );
}

function AtlasPage({ id }: { id: string }) {
  let seed = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const next = () => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const hills = Array.from({ length: 3 }, (_, index) => ({
    x: 50 + index * 110 + next() * 60,
    y: 20 + next() * 70,
    size: 38 + next() * 26,
    waves: [next(), next(), next()],
  }));
  return (
    <svg viewBox="0 0 400 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {hills.map((hill) =>
        [1, 0.78, 0.58, 0.4, 0.24, 0.1].map((share, ring) => (
          <path
            key={`${hill.x} ${share}`}
            className={ring === 0 ? style.land : style.contour}
            d={outline(hill.x, hill.y, hill.size * share * 1.5, hill.waves)}
          />
        )),
      )}
    </svg>
  );
}

function outline(x: number, y: number, size: number, [a, b, c]: readonly number[]): string {
  const points = Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * Math.PI * 2;
    const far =
      size *
      (1 +
        0.22 * Math.sin(2 * angle + a * 6) +
        0.12 * Math.sin(3 * angle + b * 6) +
        0.06 * Math.sin(7 * angle + c * 6));
    return `${(x + 1.5 * far * Math.cos(angle)).toFixed(1)} ${(y + 0.8 * far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
