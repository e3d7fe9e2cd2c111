import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Sign } from '../provenance/Sign.tsx';
import { useSettings } from '../settings/store.ts';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { type Say, useWords } from '../words/index.ts';
import { type Block, type Inline, parseMarkdown, type RuleMark } from './markdown.ts';
import { rulesOf } from './rulebook.ts';
import style from './rules.module.css';
import { search } from './search.ts';

interface Props {
  readonly game: string;
  readonly at: string | null;
  /** The level of its first headings. */
  readonly top?: number;
  /** What a page adds to a rule. */
  beside?(rule: string): ReactNode;
}

/** A rulebook that can be searched and opens at a rule. */
export function RulesText({ game, at, top = 2, beside }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const rules = useLater(`${game} ${language}`, () => rulesOf(game, language));
  const [find, setFind] = useState('');
  const blocks = useMemo(
    () => (rules.state === 'here' && rules.value !== null ? parseMarkdown(rules.value.text) : []),
    [rules],
  );
  const found = useMemo(() => search(blocks, find), [blocks, find]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null || found.length === 0) return;
    place.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'center' });
  }, [at, found]);
  if (rules.state === 'waiting') return <Waiting />;
  if (rules.state === 'failed' || rules.value === null) return <p>{say('rules.none')}</p>;
  return (
    <div ref={place} className={style.rules}>
      <label className={style.find}>
        <span className="quiet">{say('rules.find')}</span>
        <input
          type="search"
          value={find}
          placeholder={say('rules.find')}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      </label>
      {rules.value.language !== language && <p className={style.note}>{say('rules.english')}</p>}
      {found.length === 0 && <p>{say('rules.notFound')}</p>}
      <div lang={rules.value.language} className={style.text}>
        {found.map((block, index) => (
          // A rulebook does not change while it is read.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <BlockView key={index} block={block} at={at} top={top} say={say} beside={beside} />
        ))}
      </div>
    </div>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly at: string | null;
  readonly top: number;
  readonly say: Say;
  beside?(rule: string): ReactNode;
}

/** One heading, paragraph, rule or table. */
export function BlockView({ block, at, top, say, beside }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      // The book starts at level 1; on the page it is below the page's own heading.
      const Level = `h${Math.min(6, block.level + top - 1)}` as 'h2';
      return <Level>{block.text}</Level>;
    }
    case 'paragraph':
      return (
        <p>
          <Words parts={block.text} />
        </p>
      );
    case 'item':
      return (
        <div
          className={style.rule}
          data-rule={block.rule ?? undefined}
          data-here={block.rule !== null && block.rule === at}
        >
          <p>
            <Words parts={block.text} />
            {block.rule !== null && <small className={style.id}> {block.rule}</small>}
            {block.rule !== null && block.mark !== null && (
              <RuleSign rule={block.rule} mark={block.mark} say={say} />
            )}
            {block.rule !== null && beside?.(block.rule)}
          </p>
        </div>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys
        <div className={style.table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
                <tr key={line}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** Beside a rule that is not printed. */
function RuleSign({ rule, mark, say }: { rule: string; mark: RuleMark; say: Say }) {
  return (
    <Sign label={say('rules.mark', { rule })} title={rule} sentences={() => [say(`rules.mark.${mark}`)]} />
  );
}

function Words({ parts }: { parts: readonly Inline[] }) {
  return parts.map(({ kind, text }, index) => {
    const Tag = kind === 'text' ? 'span' : kind;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    return <Tag key={index}>{text}</Tag>;
  });
}
