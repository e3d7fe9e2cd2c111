import type { Automatic, Decision, Game, Simultaneous, Types } from '@entente/engine';

/**
 * A game in words that no other game uses. It has what a page could guess by names and must not: passing, the end of a
 * turn, dice, blows, offers that are declined, phases, questions to all at once.
 */
const en = {
  title: 'Zwirl',
  about: 'A game in its own words.',
  'phase.gloam': 'Gloaming',
  'phase.brillig': 'Brillig',
  'phase.mimsy': 'Mimsy',
  'prompt.yawn': 'Which tune?',
  'choice.hum': 'Hum {tune}',
  'prompt.murk': 'Glint, or snuff your lamp?',
  'choice.glint': 'Glint',
  'choice.snuff': 'Snuff the lamp',
  'prompt.frolic': 'Frolic, {whom}!',
  'choice.plink': 'Plink',
  'choice.thwack': 'Thwack',
  'choice.woo': 'Woo {whom}',
  'choice.curtsy': 'Curtsy',
  'prompt.mull': '{suitor} woos you.',
  'choice.swoon': 'Swoon',
  'choice.spurn': 'Spurn',
  'log.zorl': 'Zorl number {zorl}.',
  'log.glinting': '{whom} glints.',
  'log.vesk': '{whom} sits in the dark.',
  'log.tumble': '{whom} plinks {pips}.',
  'log.bonk': '{whom} goes bonk.',
  'log.swooning': '{whom} swoons.',
  'log.spurning': '{whom} spurns.',
  'outcome.tired': 'All are tired.',
} as const;

const MURKS = 2;
const DEEDS = 2;

export interface Zwirl extends Types {
  public: { murks: number; deeds: number; wooed: number[] };
  frame:
    | { step: 'yawn' }
    | { step: 'sprout' }
    | { step: 'murk' }
    | { step: 'frolic'; whom: number }
    | { step: 'mull'; suitor: number; whom: number }
    | { step: 'moult' };
  choice:
    | { do: 'hum'; tune: string }
    | { do: 'glint' | 'snuff' | 'plink' | 'thwack' | 'curtsy' | 'swoon' | 'spurn' }
    | { do: 'woo'; whom: number };
  options: Record<never, never>;
  words: typeof en;
  phase: 'gloam' | 'brillig' | 'mimsy';
}

const yawn: Decision<Zwirl, 'yawn'> = {
  kind: 'decision',
  phase: 'gloam',
  rule: 'ZWI-1',
  asks: () => 0,
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'hum', tune: 'high' });
    offer.add({ do: 'hum', tune: 'low' });
  },
  take(_g, _frame, _seat, _choice, go) {
    go.next({ step: 'sprout' });
  },
};

const sprout: Automatic<Zwirl, 'sprout'> = {
  kind: 'automatic',
  phase: 'brillig',
  rule: 'ZWI-2',
  run(g, _frame, go) {
    go.log('log.zorl', { zorl: g.round + 1 });
    g.public.murks = MURKS;
    go.next({ step: 'murk' });
  },
};

const murk: Simultaneous<Zwirl, 'murk'> = {
  kind: 'simultaneous',
  phase: 'brillig',
  window: true,
  rule: 'ZWI-3',
  asks: (g) => g.private.map((_, seat) => seat),
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'glint' });
    offer.add({ do: 'snuff' });
  },
  default: () => ({ do: 'snuff' }),
  resolve(g, _frame, answers, go) {
    answers.forEach(([answer], whom) => {
      if (answer.do === 'glint') {
        g.public.wooed[whom]--;
        go.log('log.glinting', { whom });
      } else go.log('log.vesk', { whom });
    });
    g.public.murks--;
    if (g.public.murks > 0) return;
    g.public.deeds = DEEDS;
    go.next({ step: 'frolic', whom: 0 });
  },
};

const frolic: Decision<Zwirl, 'frolic'> = {
  kind: 'decision',
  phase: 'mimsy',
  rule: 'ZWI-4',
  asks: (_g, { whom }) => whom,
  choices(g, _frame, seat, offer) {
    if (g.public.deeds > 0) {
      offer.add({ do: 'plink' });
      offer.add({ do: 'thwack' });
      for (let whom = 0; whom < g.seats; whom++) if (whom !== seat) offer.add({ do: 'woo', whom });
    }
    offer.add({ do: 'curtsy' });
  },
  default: () => ({ do: 'curtsy' }),
  take(g, { whom }, _seat, choice, go) {
    g.public.deeds--;
    if (choice.do === 'plink') go.log('log.tumble', { whom, pips: go.chance.die(6) });
    else if (choice.do === 'thwack') go.log('log.bonk', { whom });
    else if (choice.do === 'woo') {
      g.public.wooed[whom]++;
      g.public.deeds = 0;
      go.call({ step: 'mull', suitor: whom, whom: choice.whom });
    } else {
      g.public.deeds = DEEDS;
      go.next(whom + 1 < g.seats ? { step: 'frolic', whom: whom + 1 } : { step: 'moult' });
    }
  },
};

const mull: Simultaneous<Zwirl, 'mull'> = {
  kind: 'simultaneous',
  phase: 'caller',
  rule: 'ZWI-5',
  asks: (_g, { whom }) => [whom],
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'swoon' });
    offer.add({ do: 'spurn' });
  },
  default: () => ({ do: 'spurn' }),
  resolve(_g, { whom }, answers, go) {
    go.log(answers[whom][0].do === 'swoon' ? 'log.swooning' : 'log.spurning', { whom });
    go.done();
  },
};

const moult: Automatic<Zwirl, 'moult'> = {
  kind: 'automatic',
  phase: 'mimsy',
  rule: 'ZWI-6',
  run(g, _frame, go) {
    go.round();
    const scores = g.public.wooed.slice();
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    if (g.round < 2) go.next({ step: 'sprout' });
    else go.end({ reason: 'tired', scores, winners });
  },
};

export const zwirl: Game<Zwirl> = {
  id: 'zwirl',
  version: 1,
  seats: [2, 3],
  size: 'small',
  options: {},
  words: { en, it: en, de: en, terms: {}, names: { whom: 'seat', suitor: 'seat' } },
  steps: { yawn, sprout, murk, frolic, mull, moult },
  phases: [['gloam'], ['brillig', 'mimsy']],
  roles: { curtsy: 'end', snuff: 'pass', spurn: 'decline' },
  tones: { 'log.zorl': 'phase', 'log.vesk': 'pass', 'log.tumble': 'dice', 'log.bonk': 'clash' },
  measures: [],
  setup: (seats) => {
    const each = Array.from({ length: seats }, () => 0);
    return {
      public: { murks: 0, deeds: 0, wooed: each },
      private: each.map(() => ({})),
      secret: {},
    };
  },
  begin: () => [{ step: 'yawn' }],
  copy: {
    public: (it) => ({ ...it, wooed: it.wooed.slice() }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({ public: view.public, private: view.public.wooed.map(() => ({})), secret: {} }),
  conserved: () => ({}),
  faults: () => [],
  /** Bots sit in the dark, and woo whenever they can. */
  judgement: (g, seat) => g.public.wooed[seat],
};
