import type { ReactNode } from 'react';
import style from './operator.module.css';

/** Names and values. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <dl className={style.facts}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GridProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A plain table; the first column names the row. On a phone it scrolls by itself. */
export function Grid({ caption, heads, rows }: GridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={style.grid} aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
