/** Foreign Phase. */
export const foreign = {
  'prompt.foreign': 'Extend your influence abroad, or pass.',

  'choice.extend': '{region}: extend {influence} influence',
  'choice.remove': '{region}: remove one {influence} card',

  'refuse.controlled': '{region} is controlled; influence is extended to independent regions only.',
  'refuse.ownRegion': 'You control {region}; cards are removed from other regions only.',

  'log.revealed': '{region}, level {level}, comes into play.',
  'log.extended':
    '{seat} extends {influence} influence to {region}{penalty, plural, =0 {} one { and pays # card for it} other { and pays # cards for it}}.',
  'log.removed': '{seat} removes one {influence} card from {region}.',
} as const;
