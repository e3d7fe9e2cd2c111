import { contributionSteps } from '../contributions.ts';
import { marketSteps } from '../market.ts';
import { warSteps } from '../war.ts';
import { artificialIntelligenceSteps } from './odd/artificialIntelligence.ts';
import { politicalReformSteps } from './odd/politicalReform.ts';
import { questionSteps } from './questions.ts';

export const cardSteps = {
  ...questionSteps,
  ...contributionSteps,
  ...marketSteps,
  ...warSteps,
  ...artificialIntelligenceSteps,
  ...politicalReformSteps,
};
