import { testProperties } from '@entente/testing';
import { attack } from './game.ts';
import type { AttackOptions } from './position.ts';

type OptionId = keyof AttackOptions;

/** So many tables that every value of every option comes up, with every number of players. The games are short ones. */
const TABLES = attack.seats.map((seats, index) => {
  const chosen = (Object.keys(attack.options) as OptionId[]).map((id) => {
    const values = attack.options[id];
    return [id, values[index % values.length]];
  });
  return { seats, seed: index + 1, options: { ...Object.fromEntries(chosen), eagles: 5, rounds: 12 } };
});

testProperties(attack, TABLES);
