import { contributionSteps } from '../phases/03-international-phase/alliances/contributions.ts';
import { marketSteps } from '../phases/06-market-and-war/market.ts';
import { warSteps } from '../phases/06-market-and-war/war.ts';
import { effectSteps } from './effects.ts';
import { artificialIntelligenceSteps } from './odd/artificial-intelligence.ts';
import { politicalReformSteps } from './odd/political-reform.ts';
import { playSteps } from './play.ts';
import { questionSteps } from './questions.ts';

export const cardSteps = {
  ...playSteps,
  ...effectSteps,
  ...questionSteps,
  ...contributionSteps,
  ...marketSteps,
  ...warSteps,
  ...artificialIntelligenceSteps,
  ...politicalReformSteps,
};
