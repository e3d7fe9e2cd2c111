import type { Json } from '@entente/protocol/changes';

/** Of a view as text its offers, which come near the end, without reading the rest. */
export function readView(text: string): { question: string; offers: Json } {
  const end = text.lastIndexOf('],"refused":[');
  const start = text.lastIndexOf(',"offers":[', end);
  const question = /"question":"([^"]*)","prompt":/.exec(text)?.[1];
  if (start < 0 || question === undefined) throw new Error(`a view without offers: ${text.slice(0, 300)}`);
  return { question, offers: JSON.parse(text.slice(start + ',"offers":'.length, end + 1)) as Json };
}
