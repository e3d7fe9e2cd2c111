import { expect, test } from 'vitest';
import type { VenontaOptions } from '../position.ts';
import { Situation, THREE } from '../testing/situation.ts';
import { hungerOf } from './hunger.ts';

const CASES: [string, Partial<VenontaOptions>, number[], number][] = [
  ['enough', {}, [8, 5, 9, 0], 8],
  ['one is missing', {}, [7, 5, 9, 0], 7],
  ['rations are kept back', {}, [8, 5, 9, 3], 6],
  ['more than three are missing', {}, [2, 5, 9, 0], 2],
  ['hardly any points and tokens', {}, [2, 1, 1, 0], 2],
  ['points below 0', { lowestPoints: 'below' }, [2, 1, 1, 0], 2],
  ['dearer hunger', { hungerPoints: 'more' }, [1, 9, 9, 0], 1],
  ['losses from outside are to blame', {}, [6, 5, 9, 2], 6],
];

test.each(CASES)(
  'VEN-11.1.7 VEN-11.1.8 hunger costs what was said before: %s',
  (_what, options, goods, rations) => {
    const [stock, tokens, vp, external] = goods;
    const s = new Situation(THREE, options)
      .given({
        round: 2,
        population: [8, 8, 8],
        stock: [8, stock, 8],
        tokens: [5, tokens, 5],
        vp: [9, vp, 9],
        external: [0, external, 0],
      })
      .turnOf(1, 2)
      .when({ step: 'feed' });
    const said = hungerOf(s.view(1), rations);
    const { world } = s.answer({ do: 'feed', rations });
    const paid = { points: vp - world.vp[1], tokens: tokens - world.tokens[1] };
    expect(said === null ? { points: 0, tokens: 0 } : { points: said.points, tokens: said.tokens }).toEqual(
      paid,
    );
    expect(said?.short ?? 0).toBe(8 - rations);
  },
);
