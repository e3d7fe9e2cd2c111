import { type Amount, type Choice, type Choices, filled, type Offer } from '@entente/engine';

/** Number of steps from the least amount to the most. */
export const stepsOf = ({ min, max, step }: Amount): number => Math.floor((max - min) / step);

/** The choice with an amount that is this number of steps above the least. */
export const withSteps = <C extends Choice>(choice: C, { field, min, step }: Amount, steps: number): C =>
  filled(choice, { [field]: min + step * steps });

/** May this be chosen? Only the check of a form can refuse what is filled in within its bounds. */
export const isOpen = <C extends Choice>(list: Choices<C>, { fill }: Offer<C>, choice: C): boolean =>
  fill?.kind !== 'form' || list.admits(choice) === true;
