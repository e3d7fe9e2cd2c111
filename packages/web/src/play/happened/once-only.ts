/** The marked name stays where it is first; after that the name alone is enough. */
export function onceOnly(sentence: string, marked: string, name: string): string {
  const end = sentence.indexOf(marked) + marked.length;
  if (end < marked.length) return sentence;
  return sentence.slice(0, end) + sentence.slice(end).replaceAll(marked, name);
}
