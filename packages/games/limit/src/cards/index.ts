import { contributionSteps } from '../contributions.ts';
import { marketSteps } from '../market.ts';
import { warSteps } from '../war.ts';
import { effectSteps } from './effects.ts';
import { artificialIntelligenceSteps } from './odd/artificialIntelligence.ts';
import { politicalReformSteps } from './odd/politicalReform.ts';
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
