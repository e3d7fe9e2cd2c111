/** A link that carries an experiment: behind the `#`, so that no server gets it. */

/** How long a link may be that other programs still send whole. */
export const LONGEST = 6000;

export function linkTo(text: string, origin: string): string {
  const bytes = new TextEncoder().encode(compact(text));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const packed = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${origin}/lab#e=${packed}`;
}

/** The text of the experiment in an address; null if there is none. */
export function fileIn(hash: string): string | null {
  const packed = /^#e=([\w-]+)$/.exec(hash)?.[1];
  if (packed === undefined) return null;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
  } catch {
    return null;
  }
}

const compact = (text: string): string => JSON.stringify(JSON.parse(text));
