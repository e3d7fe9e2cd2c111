import { groupsBy } from '@entente/engine';
import type { Venonta } from './position.ts';

/** Choices as players think of them. */
export const groups = groupsBy<Venonta>({
  start: ['name', 'claim', 'takeBack', 'takeSeen'],
  // Only ever asked about: what else can be done meanwhile comes after it.
  people: ['feed', 'host', 'origin', 'lose', 'fallBack', 'suffer', 'ignore'],
  build: ['build', 'restore', 'convert', 'tank'],
  fuel: ['transfer', 'supplyAll', 'supply', 'abandon', 'levy', 'levyRation', 'levyTep'],
  war: ['attack', 'rebel', 'call', 'joinPeople', 'joinTank', 'rollOn', 'hit', 'colonise', 'retreat'],
  march: ['move', 'enter', 'expel'],
  trade: [
    'buyRation',
    'sellRation',
    'buyTep',
    'sellTep',
    'barter',
    'offerDeal',
    'counterDeal',
    'acceptDeal',
    'refuseDeal',
    'withdrawDeal',
    'judgePromise',
    'accept',
    'demand',
    'refuse',
  ],
  cards: [
    'play',
    'playAt',
    'playOn',
    'playSea',
    'playSide',
    'playTank',
    'playTep',
    'playGift',
    'playPact',
    'playFuel',
    'playBread',
    'swap',
    'watch',
  ],
});
