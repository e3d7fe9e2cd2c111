import type { Hand, Hidden, World } from './position.ts';

/** Written out by hand, since copying is the price of every search. */

function copyWorld(it: World): World {
  return {
    turn: it.turn,
    ideologies: it.ideologies.slice(),
    powers: it.powers.slice(),
    atlas: it.atlas,
    order: it.order.slice(),
    place: it.place,
    passes: it.passes,
    inPlay: it.inPlay.slice(),
    controller: it.controller.slice(),
    level: it.level.slice(),
    cards: it.cards.slice(),
    held: it.held.slice(),
    supply: it.supply.slice(),
    discards: it.discards.slice(),
    shuffled: it.shuffled.slice(),
    relations: it.relations.slice(),
    proposals: it.proposals.slice(),
    used: it.used.slice(),
    attacker: it.attacker,
    attackType: it.attackType,
    still: it.still,
  };
}

export const copy = {
  public: copyWorld,
  private: (it: Hand): Hand => ({ hand: it.hand.slice() }),
  secret: (it: Hidden): Hidden => ({ decks: it.decks.slice(), regions: it.regions.slice() }),
};
