export type SocialFrame = { step: 'socialPhase' };
export type SocialChoice = { do: 'nothingSocial' };
