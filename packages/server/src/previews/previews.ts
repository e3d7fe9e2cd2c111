/**
 * What other sites show beside a link to one of our pages: a title, a sentence, a picture. The asker counts as
 * a stranger: a table that strangers may not see says nothing.
 */
import type { AnyGame, Language } from '@entente/engine';
import { escaped, HEIGHT, resultPicture, titlePicture, WIDTH } from '@entente/pictures';
import { rank, scoreLines } from '@entente/table';
import { RefusalError } from '../refuse.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { mayWatch } from '../tables/rights.ts';
import { showLine } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';
import { readCovers } from './covers.ts';
import { PREVIEW_WORDS } from './words.ts';

interface Preview {
  readonly title: string;
  readonly text: string;
  /** An SVG. */
  draw(): string;
  /** For tables: search engines stay away. */
  readonly isPrivate: boolean;
}

/** Where a request comes from. */
export interface Asker {
  readonly language: Language;
  readonly origin: string;
  /** Throws when a link was followed too often from there: codes may not be guessed. */
  spendCode(): void;
}

const PAGE = {
  title: /^\/(?:play|rules)\/([\w-]{1,60})(?:\/new)?$/,
  link: /^\/j\/([0-9a-z]{10})$/,
  table: /^\/t\/([0-9A-Za-z]{8,32})(?:\/end|\/m\/\d{1,9})?$/,
};

export class Previews {
  private readonly tables: Tables;
  private readonly store: Store;
  private readonly covers: ReadonlyMap<string, string>;

  constructor({ tables, store }: { tables: Tables; store: Store }, web: string | null) {
    this.tables = tables;
    this.store = store;
    this.covers = readCovers(web);
  }

  /** The lines in the head of a page. */
  async tags(path: string, asker: Asker): Promise<string> {
    const { title, text, isPrivate } = await this.of(path, asker);
    const { origin, language } = asker;
    const picture = `${origin}/og${path === '/' ? '' : path}.png?l=${language}`;
    const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
    const og = (name: string, content: string) =>
      `<meta property="og:${name}" content="${escaped(content)}" />`;
    return [
      named('description', text),
      og('site_name', 'Entente'),
      og('type', 'website'),
      og('url', origin + path),
      og('title', title),
      og('description', text),
      og('locale', language),
      og('image', picture),
      og('image:width', `${WIDTH}`),
      og('image:height', `${HEIGHT}`),
      og('image:alt', title),
      named('twitter:card', 'summary_large_image'),
      ...(isPrivate ? [named('robots', 'noindex')] : []),
    ].join('\n    ');
  }

  /** The picture of a page as SVG. */
  async picture(path: string, asker: Asker): Promise<string> {
    return (await this.of(path, asker)).draw();
  }

  private async of(path: string, asker: Asker): Promise<Preview> {
    const { language } = asker;
    try {
      const found = await this.found(path, asker);
      return found ?? this.house(language);
    } catch (fault) {
      // What a stranger may not know, or asks for too often, looks like any other page.
      if (fault instanceof RefusalError) return this.house(language);
      throw fault;
    }
  }

  private async found(path: string, asker: Asker): Promise<Preview | null> {
    const { language } = asker;
    const game = this.tables.games.get(PAGE.title.exec(path)?.[1] ?? '');
    if (game !== undefined) return this.ofTitle(game, language);
    const code = PAGE.link.exec(path)?.[1];
    if (code !== undefined) {
      asker.spendCode();
      const place = await this.store.tables.byCode(code);
      if (place === null) return null;
      return this.tables.withLatest(place.table, (live) => this.ofLink(live, language));
    }
    const table = PAGE.table.exec(path)?.[1];
    if (table === undefined) return null;
    return this.tables.withLatest(table, (live) =>
      mayWatch(live.doc, null) ? this.ofTable(live, language) : null,
    );
  }

  private house(language: Language): Preview {
    const { about } = PREVIEW_WORDS[language];
    return {
      title: 'Entente',
      text: about,
      isPrivate: false,
      draw: () =>
        titlePicture({ cover: this.covers.get('attack') ?? null, title: 'Entente', about, facts: [] }),
    };
  }

  private ofTitle(game: AnyGame, language: Language, facts = factsOf(game, language)): Preview {
    const { title, about } = game.words[language];
    const cover = this.covers.get(game.id) ?? null;
    return { title, text: about, isPrivate: false, draw: () => titlePicture({ cover, title, about, facts }) };
  }

  /** What the page of the link says, but for the names of people. */
  private ofLink({ doc, game }: LiveTable, language: Language): Preview | null {
    if (game === null) return null;
    const words = PREVIEW_WORDS[language];
    const free = doc.chairs.filter(({ person, bot }) => person === null && bot === null).length;
    const seats = `${words.players(`${doc.chairs.length}`)}, ${words.free(free)}`;
    const of = this.ofTitle(game, language, [words.players(`${doc.chairs.length}`), words.free(free)]);
    return { ...of, title: named(of.title, doc.name), text: `${seats}. ${of.text}`, isPrivate: true };
  }

  private ofTable(live: LiveTable, language: Language): Preview | null {
    const { doc, game, play } = live;
    if (game === null) return null;
    const words = PREVIEW_WORDS[language];
    const of = this.ofTitle(game, language);
    const title = named(of.title, doc.name);
    if (doc.phase !== 'over')
      return { ...of, title, text: doc.phase === 'lobby' ? of.text : words.running, isPrivate: true };
    const { outcome, names } = showLine(live, null);
    if (outcome === null) return { ...of, title, text: words.over, isPrivate: true };
    const nameOf = (seat: number) =>
      doc.chairs[seat]?.bot === null ? (names[seat] ?? `${seat + 1}`) : `${words.bot} ${seat + 1}`;
    const headline =
      outcome.winners.length === 0
        ? words.nobody
        : words.wins(new Intl.ListFormat(language).format(outcome.winners.map(nameOf)));
    const ranking = rank(outcome.scores, outcome.winners).map((one) => ({ ...one, name: nameOf(one.seat) }));
    return {
      title: `${title}: ${headline}`,
      text: ranking.map(({ place, name, score }) => `${place}. ${name} ${score}`).join(' · '),
      isPrivate: true,
      draw: () =>
        resultPicture({
          cover: this.covers.get(game.id) ?? null,
          title,
          headline,
          ranking,
          lines: play === null ? [] : scoreLines(play, outcome),
        }),
    };
  }
}

const named = (title: string, name: string): string => (name === '' ? title : `${title} · ${name}`);

function factsOf({ seats, weight }: AnyGame, language: Language): string[] {
  const words = PREVIEW_WORDS[language];
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  const range = least === most ? `${least}` : `${least}–${most}`;
  return [words.players(range), ...(weight === undefined ? [] : [words.weight[weight]])];
}
