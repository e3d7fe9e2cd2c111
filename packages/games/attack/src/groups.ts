import { type Groups, groupsBy } from '@entente/engine';
import type { ActionId } from './data/terms.ts';
import type { Attack } from './position.ts';

/** The ten actions of a turn (ATK-5), as players think of them. */
const OF_ACTION: Readonly<Record<ActionId, string>> = {
  move: 'war',
  strategic_move: 'war',
  strategic_bombing: 'war',
  commerce_raid: 'war',
  build: 'economy',
  trade: 'economy',
  open_trade_route_auction: 'economy',
  research: 'economy',
  diplomatic_blitz: 'politics',
  play_political_cards: 'politics',
};

const named = groupsBy<Attack>({
  start: ['claim', 'deploy', 'moor', 'capital'],
  war: ['blitzkrieg', 'attackAt', 'fightAt', 'bomb', 'raidRoute'],
  orders: [
    'declare',
    'from',
    'fleet',
    'march',
    'cross',
    'marchOn',
    'crossOn',
    'sail',
    'sailOn',
    'engage',
    'transfer',
    'ferry',
    'back',
    'takeBack',
    'recall',
    'callOff',
  ],
  battle: [
    'commitAll',
    'commit',
    'hit',
    'hitTwo',
    'pressOn',
    'retreat',
    'giveBattle',
    'submarinesFight',
    'inLine',
    'usualLine',
    'stay',
    'retreatTo',
    'openFire',
    'fire',
    'sink',
    'allow',
    'fighters',
    'bombers',
    'shootFighter',
    'shootBomber',
    'losePlane',
    'refill',
    'disable',
  ],
  economy: ['build', 'launch', 'bid', 'invest', 'produce', 'drill', 'ship'],
  politics: ['blitz', 'aimAt', 'sway', 'wave', 'declareWave', 'win', 'conscript', 'pact'],
  cards: ['playCard', 'block', 'stealCard', 'handCard', 'handResource'],
  trade: ['talkTo', 'offerDeal', 'counterDeal', 'acceptDeal', 'withdrawDeal', 'judgePromise'],
});

/** Choices as players think of them. */
export const groups: Groups<Attack> = {
  ids: named.ids,
  of: (choice) => (choice.do === 'act' ? OF_ACTION[choice.action] : named.of(choice)),
};
