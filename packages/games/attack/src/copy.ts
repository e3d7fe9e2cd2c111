import { copyDeals } from '@entente/engine/deals';
import type { Hand, Hidden, LandBattle, Movement, NavalBattle, World } from './position.ts';

/** Written out by hand, since copying is the price of every search. */

function copyMovement(it: Movement): Movement {
  return {
    marches: it.marches.slice(),
    sailings: it.sailings.slice(),
    granted: it.granted.slice(),
    denied: it.denied.slice(),
    canals: it.canals.slice(),
    engaged: it.engaged.slice(),
    hailed: it.hailed.slice(),
    arrived: it.arrived.slice(),
    pending: it.pending.slice(),
  };
}

function copyBattle(it: LandBattle): LandBattle {
  return {
    region: it.region,
    attacker: it.attacker,
    defender: it.defender,
    card: it.card,
    guard: it.guard.slice(),
    bySea: it.bySea,
    losses: it.losses,
    round: it.round,
    attacking: it.attacking.slice(),
    defending: it.defending.slice(),
    attackHits: it.attackHits.slice(),
    defenceHits: it.defenceHits.slice(),
  };
}

function copyFight(it: NavalBattle): NavalBattle {
  return {
    sea: it.sea,
    attacker: it.attacker,
    defender: it.defender,
    round: it.round,
    attacking: it.attacking.slice(),
    defending: it.defending.slice(),
  };
}

function copyWorld(it: World): World {
  return {
    first: it.first,
    active: it.active,
    turns: it.turns,
    actions: it.actions,
    used: it.used,
    mission: it.mission,
    failedBlitz: it.failedBlitz,
    blocker: it.blocker,
    eagles: it.eagles,
    resigned: it.resigned,
    owner: it.owner.slice(),
    government: it.government.slice(),
    units: it.units.slice(),
    ships: it.ships.slice(),
    reserve: it.reserve.slice(),
    governments: it.governments.slice(),
    capitals: it.capitals.slice(),
    pp: it.pp.slice(),
    oil: it.oil.slice(),
    technologies: it.technologies.slice(),
    invasions: it.invasions.slice(),
    conquests: it.conquests.slice(),
    routes: it.routes,
    discards: it.discards.slice(),
    known: it.known.slice(),
    turned: it.turned.slice(),
    shuffled: it.shuffled.slice(),
    deals: copyDeals(it.deals),
    movement: copyMovement(it.movement),
    battle: it.battle === null ? null : copyBattle(it.battle),
    fight: it.fight === null ? null : copyFight(it.fight),
  };
}

export const copy = {
  public: copyWorld,
  private: (it: Hand): Hand => ({
    economic: it.economic.slice(),
    disabled: it.disabled.slice(),
    routes: it.routes,
    disabledRoutes: it.disabledRoutes,
    political: it.political.slice(),
    shown: it.shown.slice(),
    shownBy: it.shownBy,
  }),
  secret: (it: Hidden): Hidden => ({ economic: it.economic.slice(), political: it.political.slice() }),
};
