import { isDuring, questionOf } from '@entente/engine';
import { CANAL_REGION, REGIONS, type Region, SEAS, type Sea } from '../data/map.ts';
import { CANALS } from '../data/terms.ts';
import type { Attack, AttackView } from '../position.ts';

/** The place of a battle under way, or what units are just being taken from. */
export function placeOfAction(view: AttackView): Region | Sea | null {
  const { battle, fight } = view.public;
  if (battle !== null) return REGIONS[battle.region];
  if (fight !== null) return SEAS[fight.sea];
  const question = questionOf<Attack>(view);
  switch (question?.step) {
    case 'planMarch':
    case 'strategicFrom':
      return question.region;
    case 'planSail':
      return question.sea;
    default:
      return null;
  }
}

/** Where another player wants to pass, or has fired: what a question to the others is about. */
export function placeAskedAbout(view: AttackView): Region | Sea | null {
  const question = questionOf<Attack>(view);
  switch (question?.step) {
    case 'canalPermission':
      return REGIONS[CANAL_REGION[CANALS.indexOf(question.canal)]];
    case 'passage':
    case 'hostile':
    case 'convoyHits':
    case 'antiSubmarine':
      return question.sea;
    default:
      return null;
  }
}

/** Are moves still being planned, so that they can be taken back? */
export const isPlanning = (view: AttackView): boolean => isDuring<Attack>(view, 'plan');
