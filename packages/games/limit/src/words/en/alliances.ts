// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6 to LIM-3.8). */
export const alliances = {
  'prompt.diplomacy': 'Alliances: what do you do?',
  'choice.propose': 'Propose a {alliance} to {target}',
  'choice.leave': 'Leave your {alliance}',
  'choice.exclude': 'Have {target} excluded from your {alliance}',
  'choice.passDiplomacy': 'Pass',
  'log.propose': '{seat} proposes a {alliance} to {target}.',
  'log.proposeExclusion': '{seat} wants {target} out of the {alliance}.',
  'log.leave': '{seat} leaves its {alliance}.',
  'log.exclude': '{seat} is excluded from its {alliance}.',
  'refuse.alreadyAllied': 'You and {target} share a {alliance} already.',
  'refuse.ownAgreement': 'Your {alliance} is settled for this generation.',
  'refuse.theirAgreement': 'The {alliance} of {target} is settled for this generation.',
  'refuse.allianceFee': 'The nations involved do not have the ${money} that it costs.',
  'prompt.consentToAlliance':
    '{proposer} proposes a {alliance} to {target}. Every member has to agree. Do you?',
  'prompt.consentToExclusion':
    '{proposer} wants {target} out of your {alliance}. Every other member has to agree. Do you?',
  'choice.consent': 'Agree',
  'choice.decline': 'Refuse',
  'log.consent': '{seat} agrees.',
  'log.decline': '{seat} refuses.',
  'prompt.allianceFee':
    'The {alliance} of {proposer} and {target} costs the World Bank’s fee: ${left} are still missing. How much do you pay?',
  'choice.payFee': 'Pay ${money}',
  'log.noFee': 'Nobody pays for the {alliance} of {seat} and {target}: it fails.',
  'log.ally': 'A {alliance} unites {seats}.',
  'log.demilitarisation': 'All nations are allied: demilitarisation!',
  'prompt.returnDestab': 'Demilitarisation: how much destabilisation do you return? Up to {most} tokens.',
  'choice.returnDestab': 'Return {count}',
  'log.returnDestab': '{seat} returns {count} destabilisation.',
  'prompt.askAllies': 'You lack {missing} {resource}. Do you call the allies of your {alliance}?',
  'choice.callAllies': 'Call your allies for help',
  'choice.standAlone': 'Do without them',
  'log.callAllies': '{seat} calls its {alliance} for {missing} {resource}.',
  'prompt.giveHelp':
    '{seat} calls for help: {left} {resource} are missing. How much do you give? Giving nothing may break your {alliance}.',
  'choice.help': 'Give {amount}',
  'log.giveHelp': '{seat} promises {target} {amount} {resource}.',
  'prompt.breakAlliance':
    'Your allies give nothing. Do you break your {alliance}? Every member, you too, takes 1 destabilisation.',
  'choice.breakAlliance': 'Break the alliance',
  'choice.keepAlliance': 'Stay allied',
  'log.breakAlliance':
    '{seat} breaks its {alliance}: {count, plural, one {# destabilisation} other {# destabilisation}} in all.',
} as const;
