/** The table as text, and the series of measures. */
export const sketch = {
  'ui.turn': 'Turn {turn}, {left, plural, =0 {no region} one {# region} other {# regions}} left in the deck',
  'ui.player': '{seat}',
  'ui.ideology': '{ideology}',
  'ui.colInfluence': 'GI',
  'ui.colHand': 'hand',
  'ui.colUnseen': 'unseen',
  'ui.colAdvancements': 'advancements',
  'ui.short':
    '{kind, select, tactics {Tac} industry {Ind} patriotism {Pat} supremacy {Sup} innovation {Inn} propaganda {Pro} other {WMD}}',
  'ui.relations': 'War: {war}   Peace: {peace}',
  'ui.hand': 'Your hand: military {military}, economic {economic}, cultural {cultural}',
  'ui.regions':
    'Regions: controller, level (→ if assessed now), military, economic, cultural cards, · free room',
  'ui.region': '{region}',

  'measure.influence': 'Global Influence',
  'measure.regions': 'Regions controlled',
  'measure.military': 'Military cards at regions',
  'measure.economic': 'Economic cards at regions',
  'measure.cultural': 'Cultural cards at regions',
  'measure.advancementPoints': 'Advancement points',
  'measure.weapons': 'Weapons of Mass Destruction',
  'measure.wars': 'Wars',
  'measure.independent': 'Independent regions',
  'measure.worldWars': 'Pairs at War',
  'measure.worldPeace': 'Pairs at Peace',
} as const;
