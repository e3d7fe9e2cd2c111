import type { Message } from '@entente/engine';
import { IDEOLOGY_CARDS, readingOf } from './data/ideologies.ts';
import { REGIONS } from './data/regions.ts';
import { ADVANCEMENTS, IDEOLOGIES, INFLUENCES, NEUTRAL_NAMES, POWER_KINDS } from './data/terms.ts';
import { type IdeologyView, KINDS, PEACE, SEATS, WAR, type World } from './position.ts';
import { ifAssessedNow, type Preview } from './preview/if-assessed-now.ts';
import { maximum, slot, unseen } from './queries.ts';

const WIDTH = 100;
/** Maximum number of lines; blank lines are left out if there is no room. */
const HEIGHT = 36;
/** Seats are letters beside regions, as emblems are on a board. */
const LETTERS = 'ABCDE';
const NOBODY = '–';

type Ui = (key: string, args?: Message['with']) => string;

/** The table as text: who plays, what is between them, the own hand, all regions in play. */
export function sketch(view: IdeologyView, say: (message: Message) => string): string {
  const ui: Ui = (key, args = {}) => say({ say: key, with: args });
  const preview = ifAssessedNow(view);
  const turn = ui('ui.turn', { turn: view.public.turn, left: view.facts.regions });
  const parts = [
    [`${turn}   ${relationRow(view, ui)}`],
    seatRows(view, preview, ui),
    [...handRow(view, ui), ...ruleRows(view, ui)],
    [ui('ui.regions'), ...regionRows(view, preview, ui)],
  ];
  const room = parts.flat().length + parts.length <= HEIGHT;
  const lines = parts.flatMap((part, at) => (room && at > 0 ? ['', ...part] : part));
  return lines.map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line)).join('\n');
}

/** In turn order: Global Influence now and if assessed now, hand, cards in hand and deck by type, advancements. */
function seatRows(view: IdeologyView, { influence }: Preview, ui: Ui): string[] {
  const { public: world, facts, options } = view;
  const names = options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
  const titles = ['ui.colInfluence', 'ui.colHand', 'ui.colUnseen', 'ui.colAdvancements'];
  const rows = world.order.map((seat) => [
    LETTERS[seat],
    ui('ui.player', { seat }),
    ui('ui.ideology', { ideology: names[world.ideologies[seat]] }),
    arrow(influence[seat].now, influence[seat].after),
    `${facts.hands[seat]}`,
    INFLUENCES.map((_, type) => unseen(world, seat, type)).join(' '),
    held(world, seat, ui),
  ]);
  return columns([['', '', '', ...titles.map((key) => ui(key))], ...rows]);
}

function held(world: World, seat: number, ui: Ui): string {
  const kinds = ADVANCEMENTS.flatMap((kind, index) => {
    const copies = world.held[seat * KINDS + index];
    return copies === 0 ? [] : [`${ui('ui.short', { kind })}${copies === 1 ? '' : copies}`];
  });
  return kinds.length === 0 ? NOBODY : kinds.join(' ');
}

function arrow(now: number, after: number): string {
  return now === after ? `${now}` : `${now}→${after}`;
}

/** Sets cells under each other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

/** Pairs at War and at Peace; all others are Neutral. */
function relationRow(view: IdeologyView, ui: Ui): string {
  const pairs = (relation: number): string => {
    const found: string[] = [];
    for (let seat = 0; seat < view.seats; seat++) {
      for (let other = seat + 1; other < view.seats; other++) {
        if (view.public.relations[seat * view.seats + other] === relation) {
          found.push(`${LETTERS[seat]}${LETTERS[other]}`);
        }
      }
    }
    return found.length === 0 ? NOBODY : found.join(' ');
  };
  return ui('ui.relations', { war: pairs(WAR), peace: pairs(PEACE) });
}

function handRow(view: IdeologyView, ui: Ui): string[] {
  if (view.private === null) return [];
  const [military, economic, cultural] = view.private.hand;
  return [ui('ui.hand', { military, economic, cultural })];
}

/** The three rules of the viewer's own ideology; by their kind where names are neutral. */
function ruleRows(view: IdeologyView, ui: Ui): string[] {
  if (view.viewer === 'spectator') return [];
  const neutral = view.options.names === 'neutral';
  const { rules } = IDEOLOGY_CARDS[view.public.ideologies[view.viewer]];
  return rules.flatMap((rule, at) => {
    const { id } = readingOf(rule, view.options);
    const name = ui(neutral ? `powerKind.${POWER_KINDS[at]}` : `power.${id}`);
    return folded(`${name}: ${ui(`power.${id}.text`)}`);
  });
}

/** Whole words on lines that fit, below the first one indented. */
function folded(text: string): string[] {
  const lines = [' '];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`    ${word}`);
  }
  return lines;
}

/** Two regions side by side: name, controller, level, and the cards of the three sectors with dots for free room. */
function regionRows(view: IdeologyView, preview: Preview, ui: Ui): string[] {
  const { inPlay, controller } = view.public;
  const shown = [...inPlay].sort((one, other) => place(controller[one]) - place(controller[other]));
  const cells = columns(shown.map((region) => regionCells(view, region, preview, ui)));
  const half = Math.ceil(cells.length / 2);
  const width = Math.max(...cells.map((cell) => cell.length));
  return cells
    .slice(0, half)
    .map((cell, index) => `${cell.padEnd(width)}   ${cells[half + index] ?? ''}`.trimEnd());
}

/** Controlled regions come first, by seat. */
function place(controller: number): number {
  return controller < 0 ? LETTERS.length : controller;
}

function regionCells(view: IdeologyView, region: number, { changes }: Preview, ui: Ui): string[] {
  const { controller, level } = view.public;
  const change = changes.find((one) => one.region === REGIONS[region]);
  const letter = (seat: number | null): string => (seat === null || seat < 0 ? NOBODY : LETTERS[seat]);
  const now = letter(controller[region]);
  const after = change === undefined ? now : letter(change.controller.after);
  return [
    ui('ui.region', { region: REGIONS[region] }),
    now === after ? now : `${now}→${after}`,
    arrow(level[region], change?.level.after ?? level[region]),
    ...INFLUENCES.map((_, type) => sector(view, region, type)),
  ];
}

function sector({ public: world, options }: IdeologyView, region: number, type: number): string {
  let cards = '';
  for (let seat = 0; seat < SEATS; seat++) {
    cards += LETTERS[seat].repeat(world.cards[slot(region, type, seat)]);
  }
  return cards.padEnd(maximum(world, options, region), '·');
}
