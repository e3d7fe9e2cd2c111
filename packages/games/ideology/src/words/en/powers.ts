/**
 * What ideologies and advancements can do. No text names its ideology, so that neutral names hold; there a rule is
 * called by its kind. `-other` is the second reading, a house rule.
 */
export const powers = {
  'powerKind.start': 'Start',
  'powerKind.advantage': 'Advantage',
  'powerKind.disadvantage': 'Disadvantage',

  'power.CAP-1': 'Free Thinking',
  'power.CAP-1.text': 'Starts with Innovation.',
  'power.CAP-2': 'Attractive Culture',
  'power.CAP-2.text':
    'Once per turn, may repulse the first attacking card of a cultural conflict without playing a card.',
  'power.CAP-2-conflict': 'Attractive Culture',
  'power.CAP-2-conflict.text':
    'In each cultural conflict, may repulse the first attacking card without playing a card.',
  'power.CAP-3': 'Isolationism',
  'power.CAP-3.text':
    'May not declare war. Pays one more military card to start a military conflict in a region of level 2 or more.',
  'power.COM-1': 'Planned Economy',
  'power.COM-1.text': 'Starts with Industry.',
  'power.COM-2': 'Totalitarianism',
  'power.COM-2.text':
    'At the end of the Assessment Phase, may replace others’ cards in its regions by hand cards of the same type.',
  'power.COM-2-swap': 'Totalitarianism',
  'power.COM-2-swap.text':
    'At the end of the Assessment Phase, may exchange its own cards in its regions for hand cards of another type.',
  'power.COM-3': 'Iron Curtain',
  'power.COM-3.text': 'Pays one more economic card to start an economic conflict in a distant region.',
  'power.FAS-1': 'Military Focus',
  'power.FAS-1.text': 'Starts with Tactics.',
  'power.FAS-2': 'Lightning Strike',
  'power.FAS-2.text':
    'In the first military conflict that it starts in a turn, only two cards together repulse the first attacking card.',
  'power.FAS-3': 'Cultural weakness',
  'power.FAS-3.text':
    'Pays one more cultural card to start a cultural conflict in a region of level 2 or more that it does not control.',
  'power.FAS-3-conflict': 'Cultural weakness',
  'power.FAS-3-conflict.text':
    'Pays one more cultural card to start a cultural conflict in a region that it does not control.',
  'power.FAS-3-extend': 'Cultural weakness',
  'power.FAS-3-extend.text': 'Pays one more cultural card to extend cultural influence.',
  'power.IMP-1': 'Love of country',
  'power.IMP-1.text': 'Starts with Patriotism.',
  'power.IMP-2': 'Global Colonization',
  'power.IMP-2.text': 'Pays no distance penalty for extending influence to independent regions of level 1.',
  'power.IMP-3': 'Colonial resistance',
  'power.IMP-3.text':
    'Pays one more cultural card to extend cultural influence to a region of level 2 or more.',
  'power.IMP-3-distant': 'Colonial resistance',
  'power.IMP-3-distant.text': 'Pays one more cultural card to extend cultural influence to a distant region.',
  'power.IMP-3-conflict': 'Colonial resistance',
  'power.IMP-3-conflict.text':
    'Pays one more cultural card to start a cultural conflict in a region of level 1.',
  'power.FUN-1': 'Mission',
  'power.FUN-1.text': 'Starts with Propaganda.',
  'power.FUN-1-patriotism': 'Mission',
  'power.FUN-1-patriotism.text': 'Starts with Patriotism.',
  'power.FUN-2': 'Jihad',
  'power.FUN-2.text':
    'When it wins a conflict that it started, may discard its attacking card and one of the defender’s instead of replacing it.',
  'power.FUN-3': 'Closed society',
  'power.FUN-3.text':
    'Pays one more cultural card to start a cultural conflict in a region of level 2 or more.',
  'power.FUN-3-economic': 'Closed society',
  'power.FUN-3-economic.text':
    'Pays one more economic card to start an economic conflict in a region of level 2 or more.',

  'advancement.tactics.text':
    'Costs 2 military cards. Attackers pay one military card for each copy that you have more than they.',
  'advancement.industry.text':
    'Costs 2 economic cards. Attackers pay one economic card for each copy that you have more than they.',
  'advancement.patriotism.text':
    'Costs 2 cultural cards. Attackers pay one cultural card for each copy that you have more than they.',
  'advancement.supremacy.text': 'Costs Tactics and Industry. No distance penalty for military cards.',
  'advancement.innovation.text': 'Costs Industry and Patriotism. No distance penalty for economic cards.',
  'advancement.propaganda.text': 'Costs Tactics and Patriotism. No distance penalty for cultural cards.',
  'advancement.supremacy-foreign.text':
    'Costs Tactics and Industry. No distance penalty for extending military influence.',
  'advancement.innovation-foreign.text':
    'Costs Industry and Patriotism. No distance penalty for extending economic influence.',
  'advancement.propaganda-foreign.text':
    'Costs Tactics and Patriotism. No distance penalty for extending cultural influence.',
  'advancement.wmd.text':
    'Costs Technological Supremacy, Innovation and Propaganda. Adds 1 to Global Influence. Can be used once, at War, against the cards of one ideology in a region: half of them are lost in each sector, rounded up.',
  'advancement.wmd-one.text':
    'Costs Technological Supremacy, Innovation and Propaganda. Adds 1 to Global Influence. Can be used once, at War, against the cards of one ideology in a region: one of them is lost in each sector.',
  'advancement.wmd-all.text':
    'Costs Technological Supremacy, Innovation and Propaganda. Adds 1 to Global Influence. Can be used once against an ideology that you are at War with: in a region where it has cards, everybody loses all cards.',
} as const;
