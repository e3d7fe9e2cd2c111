import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { tokenHash } from '../ids.ts';

/** Pictures that are kept; each is some 300 kB. */
const MOST_KEPT = 40;
/** Pictures that may wait to be drawn. */
const MOST_WAITING = 8;

const FONTS = ['500Medium', '700Bold', '800ExtraBold'];
/** Letters that our own font has. */
const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** Turns drawings into PNG, one after the other, in a thread of the system, and keeps the latest. */
export class PicturePress {
  private readonly kept = new Map<string, Promise<Uint8Array>>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Null when too much is to be drawn, or this machine cannot draw. */
  async png(svg: string): Promise<Uint8Array | null> {
    const key = tokenHash(svg);
    const known = this.kept.get(key);
    if (known === undefined && this.waiting >= MOST_WAITING) return null;
    const made = known ?? this.draw(svg);
    // The latest last.
    this.kept.delete(key);
    this.kept.set(key, made);
    for (const old of [...this.kept.keys()].slice(0, -MOST_KEPT)) this.kept.delete(old);
    return made.catch(() => {
      this.kept.delete(key);
      return null;
    });
  }

  private draw(svg: string): Promise<Uint8Array> {
    this.waiting++;
    const made = this.queue.then(() => render(svg)).finally(() => this.waiting--);
    this.queue = made.catch(() => {});
    return made;
  }
}

async function render(svg: string): Promise<Uint8Array> {
  // There is none for some machines: those have links without pictures.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: {
      fontFiles: fontFiles(),
      defaultFontFamily: 'Archivo',
      loadSystemFonts: !LATIN.test(svg),
    },
  });
  return image.asPng();
}

function fontFiles(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/archivo/package.json'));
  return FONTS.map((font) => join(folder, font, `Archivo_${font}.ttf`));
}
