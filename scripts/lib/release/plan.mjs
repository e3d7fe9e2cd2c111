/**
 * What is kept of each title: seats and options of its lobbies, of what is being played, and of what is over; a step that
 * is asked in the middle of a battle; and how many answers people give at least before a table is left as it is.
 *
 * @typedef {{ seats: number, options?: Record<string, string | number | boolean>, bot?: string }} Setting
 * @type {Record<string, { lobby: Setting, running: Setting[], people: Setting, bots: Setting[], files: Setting[], battle?: string, answers: number }>}
 */
export const PLAN = {
  limit: {
    answers: 12,
    lobby: { seats: 4, options: { alliances: false, scoring: 'ecologist', living: 'E' } },
    running: [{ seats: 4, options: { fossil: 'alternative' } }, { seats: 2 }, { seats: 3 }],
    people: { seats: 3, options: { teaching: true } },
    bots: [{ seats: 4 }, { seats: 6 }],
    files: [
      { seats: 1, bot: 'greedy' },
      { seats: 2, options: { resilience: 'twice', fossil: 'alternative' } },
      {
        seats: 3,
        options: { teaching: true, scoring: 'elitist', money: 'big', annexation: 'attacker' },
        bot: 'greedy',
      },
      { seats: 5, options: { alliances: false, military: 'one', endOfTrack: 'another' } },
    ],
  },
  ideology: {
    answers: 12,
    lobby: { seats: 4, options: { names: 'neutral', turns: 120 } },
    running: [{ seats: 4, options: { names: 'neutral' } }, { seats: 2 }, { seats: 3 }],
    people: { seats: 3, options: { turns: 15, wmd: 'all' } },
    bots: [
      { seats: 3, options: { turns: 15 } },
      { seats: 5, options: { turns: 15 } },
    ],
    files: [
      { seats: 2, options: { turns: 15, regions: 'first', firstIdeology: 'fascism' } },
      { seats: 3, bot: 'greedy' },
      { seats: 4, options: { turns: 15, totalitarianism: 'swap', reach: 'foreign' }, bot: 'greedy' },
      { seats: 5, options: { turns: 15, closedSociety: 'economic' } },
    ],
    battle: 'conflict',
  },
  venonta: {
    answers: 12,
    lobby: { seats: 6, options: { actionCards: false, track: 50 } },
    running: [{ seats: 4, options: { objectiveDraft: 'look' } }, { seats: 3 }, { seats: 3 }],
    people: { seats: 3, options: { firstPlayer: 'host', food: 'two' } },
    bots: [{ seats: 3 }, { seats: 6 }],
    files: [
      { seats: 3, options: { actionCards: false, reactions: 'turnStart', levy: 'together' } },
      { seats: 4, bot: 'greedy' },
      { seats: 4, options: { hits: 'mirrored', attackCost: 1, emissions: 'each' } },
      { seats: 6, options: { numbers: 'first', objectivePoints: 2 } },
    ],
    battle: 'war',
  },
  attack: {
    answers: 12,
    lobby: { seats: 6, options: { map: 'west', eagles: 9 } },
    running: [{ seats: 4, options: { order: 'attacker_first' } }, { seats: 2 }, { seats: 3 }],
    people: { seats: 3, options: { eagles: 5, rounds: 12 } },
    bots: [
      { seats: 4, bot: 'greedy' },
      { seats: 5, options: { eagles: 5 } },
    ],
    files: [
      { seats: 2, options: { map: 'east', rounds: 12, booty: 'none' } },
      { seats: 3, options: { start: 'dealt' }, bot: 'greedy' },
      { seats: 4, options: { navalDice: 1, defenceBonus: true, rounds: 12 } },
      { seats: 8, options: { neutrals: 'infantry', rounds: 12 } },
    ],
    battle: 'press',
  },
  goofspiel: {
    answers: 12,
    lobby: { seats: 4, options: { cards: 8 } },
    running: [{ seats: 4, options: { ties: 'discard' } }, { seats: 2 }, { seats: 3 }],
    people: { seats: 3, options: { cards: 5 } },
    bots: [{ seats: 3 }, { seats: 6 }],
    files: [
      { seats: 2, options: { cards: 5 } },
      { seats: 3, options: { ties: 'discard' } },
      { seats: 6, options: { cards: 8 } },
    ],
  },
  'connect-four': {
    answers: 12,
    lobby: { seats: 2 },
    running: [{ seats: 2 }],
    people: { seats: 2 },
    bots: [{ seats: 2 }],
    files: [{ seats: 2 }, { seats: 2, bot: 'greedy' }, { seats: 2 }],
  },
  'tic-tac-toe': {
    answers: 3,
    lobby: { seats: 2 },
    running: [{ seats: 2 }],
    people: { seats: 2 },
    bots: [{ seats: 2 }],
    files: [{ seats: 2 }, { seats: 2, bot: 'greedy' }, { seats: 2 }],
  },
};
