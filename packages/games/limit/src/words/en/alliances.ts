// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6, LIM-3.7, LIM-3.8). */
export const alliances = {
  'prompt.diplomacy': 'Alliances: propose one, leave yours, exclude an ally, or pass?',
  'choice.propose': 'Propose to {target}: {alliance}',
  'choice.leave': 'Leave your {alliance}',
  'choice.exclude': 'Exclude {target} from your {alliance}',
  'choice.passDiplomacy': 'Pass',
  'log.propose': '{seat} proposes to {target}: {alliance}.',
  'log.proposeExclusion': '{seat} wants to exclude {target} from the {alliance}.',
  'log.leave': '{seat} leaves the {alliance}.',
  'log.exclude': '{seat} is excluded from the {alliance}.',
  'refuse.alreadyAllied': 'You and {target} are in the same {alliance} already.',
  'refuse.ownAgreement': 'Your {alliance} is settled for this generation.',
  'refuse.theirAgreement': 'The {alliance} of {target} is settled for this generation.',
  'refuse.allianceFee': 'That costs ${money}; the nations involved have less.',
  'prompt.consentToAlliance': '{proposer} proposes to {target}: {alliance}. Do you agree?',
  'prompt.consentToExclusion': '{proposer} wants to exclude {target} from your {alliance}. Do you agree?',
  'choice.consent': 'Agree',
  'choice.decline': 'Refuse',
  'log.consent': '{seat} agrees.',
  'log.decline': '{seat} refuses.',
  'prompt.allianceFee': 'The {alliance} of {proposer} and {target} costs ${left}. How much do you pay?',
  'choice.payFee': '{money, plural, =0 {Pay nothing} other {Pay $#}}',
  'log.noFee': 'The {alliance} of {seat} and {target} falls through: nobody paid.',
  'log.ally': 'The {alliance} now unites {seats}.',
  'log.demilitarisation': 'All nations share a military alliance: demilitarisation!',
  'prompt.returnDestab':
    'Demilitarisation: {most, plural, =0 {destabilisation is returned.} other {how much destabilisation do you return, up to #?}}',
  'choice.returnDestab': '{count, plural, =0 {Return nothing} other {Return # destabilisation}}',
  'prompt.askAllies':
    'You lack {missing, plural, one {# unit of {resource}} other {# {resource}}}. Do you call the allies of your {alliance}?',
  'choice.callAllies': 'Call your allies',
  'choice.standAlone': 'Do without them',
  'log.callAllies':
    '{seat} calls on the {alliance} for {missing, plural, one {# unit of {resource}} other {# {resource}}}.',
  'prompt.giveHelp':
    '{seat} calls for help and still lacks {left, plural, one {# unit of {resource}} other {# {resource}}}. How much do you give? If nobody gives anything, {seat} may break your {alliance}.',
  'choice.help': '{amount, plural, =0 {Give nothing} other {Give #}}',
  'log.giveHelp':
    '{amount, plural, =0 {{seat} gives {target} nothing.} one {{seat} promises {target} # unit of {resource}.} other {{seat} promises {target} # {resource}.}}',
  'prompt.breakAlliance':
    'Your allies give nothing. Do you break your {alliance}? Every member, you included, takes 1 destabilisation.',
  'choice.breakAlliance': 'Break the alliance',
  'choice.keepAlliance': 'Stay allied',
  'log.breakAlliance': '{seat} breaks the {alliance}.',
  'log.feePaid': '{seat} pays ${money} for the alliance.',
  'log.disarmed': '{seat} disarms: −{amount} military.',
  'log.helped': '{seat} gives {target} {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
  'log.returned': '{seat} returns {count} {token, select, pollution {pollution} other {destabilisation}}.',
} as const;
