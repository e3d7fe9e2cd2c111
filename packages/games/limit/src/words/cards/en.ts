/** Policy cards and solo events. Terms: see the glossary beside. */
export const cards = {
  'card.S01': 'Sustainable consumption',
  'card.S01.text':
    'Raise unrest by 2. From then on your need for industrial goods is counted one population level lower.',
  'card.S02': 'Indoctrination',
  'card.S02.text': 'Lower one standard of living by 1. Lower unrest by 2.',
  'card.S03': 'Artificial intelligence',
  'card.S03.text':
    'Pay $10. Take back one other immediate card you played this generation; you may play it again.',
  'card.S04': 'Secondary education',
  'card.S04.text':
    'Pay $2 per head. Raise standards of living by 3 steps, spread over the classes as you like.',
  'card.S05': 'Investment policy',
  'card.S05.text': 'Pay $2 per head. Lower unrest by 3.',
  'card.S06': 'Political reform',
  'card.S06.text':
    'Pay $10. Draw 5 cards from a deck of your choice, keep 1 and put the others under that deck.',
  'card.S07': 'Schooling',
  'card.S07.text': 'Pay $1 per head. Raise one standard of living by 1.',
  'card.S08': 'Conscription',
  'card.S08.text': 'Raise unrest by 1. Gain military equal to your population two levels lower.',
  'card.S09': 'Overconsumption',
  'card.S09.text': 'Spend 1 industrial goods per head. Lower unrest by 3.',
  'card.S10': 'Surtax',
  'card.S10.text': 'Raise unrest by 1 and burn $10 of the World Bank. Gain $2 per head from the World Bank.',
  'card.S11': 'Public spending',
  'card.S11.text': 'Pay $1 per head. Lower unrest by 1.',
  'card.S12': 'Vegetarianism',
  'card.S12.text':
    'Raise unrest by 2. From then on your need for food is counted one population level lower.',
  'card.P01': 'Crafts',
  'card.P01.text': 'Pay $1. Gain 2 renewables, 2 industrial goods or 2 military.',
  'card.P02': 'Intensive farming',
  'card.P02.text':
    'Pay the output of your renewable factory; each production then takes 1 fossil, gives 1 pollution and yields renewables one level higher. You may remove the card by lowering that factory by 1 level.',
  'card.P03': 'Extraction',
  'card.P03.text': 'Pay $5 and take 1 pollution. Gain 2 fossil.',
  'card.P04': 'Urbanisation',
  'card.P04.text':
    'Spend 1 industrial goods per head. Raise standards of living by 2 steps, spread over the classes as you like.',
  'card.P05': 'Soft power',
  'card.P05.text': 'Pay $20. Give up to 2 of your pollution to another nation, which cannot refuse.',
  'card.P06': 'Political planning',
  'card.P06.text':
    'Raise unrest by 2; from then on you skip economic growth. You may remove the card by raising unrest by 2 again.',
  'card.P07': 'Offshored production',
  'card.P07.text':
    'Pay another nation the output of its industrial factory and burn $10 of the World Bank. Run that factory: you spend the fossil and gain the goods, the other nation takes the pollution.',
  'card.P08': 'Ecological production',
  'card.P08.text':
    'Lower your industrial factory by 1 level. From then on it makes 1 pollution less in the production step.',
  'card.P09': 'Planet clean-up',
  'card.P09.text':
    'Pay $50, to which any nation may contribute. Return 1 pollution, then every nation returns 1.',
  'card.P10': 'Recycling',
  'card.P10.text':
    'Lower your industrial factory by 1 level. From then on, whenever you spend more than 10 industrial goods at once outside the market, gain 1 fossil.',
  'card.P11': 'Robotisation',
  'card.P11.text': 'Pay the output of your industrial or military factory. Raise that factory by 2 levels.',
  'card.P12': 'Overproduction',
  'card.P12.text':
    'Raise unrest by 1. Run your industrial or military factory once, with its fossil and pollution.',
  'card.P13': 'Industrialisation',
  'card.P13.text': 'Pay the output of one of your factories. Raise that factory by 1 level.',
  'card.E01': 'Market access',
  'card.E01.text': 'No cost. Make 1 transaction.',
  'card.E02': 'Humanitarian aid',
  'card.E02.text':
    'Pay $50, to which any nation may contribute. Return 1 destabilisation, then every nation returns 1.',
  'card.E03': 'Territorial annexation',
  'card.E03.text':
    'Attack another nation with at least 10 military and take 2 destabilisation. Unless it resists, take 1 of its territories and lower its industrial or military factory by 1 level.',
  'card.E04': 'Stock exchange',
  'card.E04.text':
    'Burn $10 of your own. From then on Market access and Speculation give you 2 transactions, each on a different resource.',
  'card.E05': 'Colonisation',
  'card.E05.text':
    'Spend 5 military and take 2 destabilisation. Take 1 territory and 2 fossil from the Colonisation tile, as far as available.',
  'card.E06': 'Mass destruction',
  'card.E06.text':
    'Attack another nation with at least 10 military and take 2 destabilisation. Unless it resists, it loses 1 territory and 1 level of its industrial or military factory, at your choice, and takes 3 pollution.',
  'card.E07': 'Political interference',
  'card.E07.text':
    'Burn $10 of the World Bank. Take from another nation up to $1 per head of its own and raise one of its standards of living by 1.',
  'card.E08': 'Military operation',
  'card.E08.text':
    'Attack another nation with at least 3 military and take 1 destabilisation. Unless it resists, take up to 2 fossil, 5 renewables or 5 industrial goods.',
  'card.E09': 'Police repression',
  'card.E09.text':
    'Spend military equal to your population two levels lower and take 1 destabilisation. Lower unrest by 2.',
  'card.E10': 'Speculation',
  'card.E10.text':
    'Burn $5 of the World Bank and $5 of your own. Move one market rate by 1, then make 1 transaction.',
  'card.E11': 'Tourism development',
  'card.E11.text':
    'Burn $10 of the World Bank. Take $10 from another nation for each step of its class C above 1, and lower its unrest by 2.',
  'card.E12': 'Terrorism',
  'card.E12.text': 'Spend 1 military and take 1 destabilisation. Raise another nation’s unrest by 3.',
  'event.EV1': 'Star factory boom',
  'event.EV1.text':
    'The star nation spends 1 fossil and takes 1 pollution. From generation 4 it is 2 of each, from generation 6 it is 3.',
  'event.EV2': 'Star coal rush',
  'event.EV2.text': 'The star nation pays $5 to the World Bank and takes 1 pollution. It gains 2 fossil.',
  'event.EV3': 'Star arms build-up',
  'event.EV3.text': 'If the star nation has at least as much military as you, it takes 1 destabilisation.',
  'event.EV4': 'Star raid',
  'event.EV4.text':
    'The star nation takes 1 destabilisation and attacks you with all its military. Unless you resist, you lose up to 2 fossil, or else up to 5 industrial goods, or else up to 5 renewables.',
  'event.EV5': 'Star expedition',
  'event.EV5.text':
    'The star nation takes 1 territory and 2 fossil from the Colonisation tile. It takes 2 destabilisation.',
  'event.EV6': 'Star imports fuel',
  'event.EV6.text': 'The star nation buys up to 2 fossil on the market. The rate of fossil rises by 1.',
  'event.EV7': 'Star exports goods',
  'event.EV7.text':
    'The star nation sells its industrial output on the market, as far as the World Bank can pay. The rate of industrial goods falls by 1.',
  'event.EV8': 'Détente',
  'event.EV8.text':
    'The star nation pays $10 to the World Bank. You and the star nation each return 1 destabilisation.',
} as const;

export type CardWord = keyof typeof cards;
