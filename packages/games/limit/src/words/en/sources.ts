// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** What is known of things that are not printed in the rulebook, and the named sets of options. */
export const sources = {
  'number.market': 'market prices',
  'number.star': 'values of the star nation',
  'number.years': 'years of the generations',
  'source.goodsSpent':
    'The symbol of what is spent is lost in the text. We read industrial goods, by the verb and the theme of the card.',
  'source.removal':
    'One page sends the removed card to your hand, another under its deck. We follow the page of the card itself.',
  'source.softPower':
    'The symbol of what is handed over is lost. We read pollution, the token of this deck; it could be destabilisation.',
  'source.recycling':
    'The symbols are lost. We read: an industrial level as the price, goods spent, fossil gained.',
  'source.robotisation':
    'Two symbols are lost where Industrialisation has three. We read industrial and military.',
  'source.annexation':
    'The symbols of the factories are lost: we read industrial or military. The text does not say who chooses; its subject is the nation attacked.',
  'source.plunder':
    'The symbols are lost. We read fossil for the scarce loot, renewables and industrial goods for the two fives.',
  'source.rate': 'The text does not say by how many positions the rate moves. We move it by 1, either way.',
  'source.tourism': 'The symbol of the class is lost. We read class C; it could be class A.',
  'source.surtax': 'The effect follows a published review of the game.',
  'source.repression': 'The effect follows a published review of the game.',
  'source.crisisMoney': 'The amount is printed. That the money goes to the World Bank is ours.',
  'source.crisisLand':
    'The symbol of the token lost is missing. It must be a territory: every nation has some, and the scoring example fits.',
  'source.crisisBlame':
    'The symbols are lost. We read: most destabilisation loses population, as in the ecological crisis.',
  'source.events':
    'Only the number of events and when they are drawn is known. What they do is our invention.',
  'source.outputs': 'Levels 1 to 5 are printed. 20, 30 and 50 follow the population track.',
  'source.fuel': 'Levels 1 to 3 and 5 are printed. The others follow the simplest law through these points.',
  'source.market':
    'Known are the highest price, one sale in an example, and that nothing sells at the lowest rate. The rest is worked out.',
  'source.star':
    'The numbers are printed, two of their symbols are lost: we read military and industrial output.',
  'source.years': 'The years 1850 and 2060 are printed; we split them into seven equal parts.',
  'set.firstReadings': 'First readings',
  'set.firstReadings.about':
    'Our first readings of two open questions: no penalty without effect while another factory can fall, and the attacker chooses in an annexation.',
  'set.militarist': 'Militarist',
  'set.militarist.about': 'Every military scores 1 point.',
  'set.pacifist': 'Pacifist',
  'set.pacifist.about': 'Military scores nothing.',
  'set.egalitarian': 'Egalitarian',
  'set.egalitarian.about': 'Only class E counts, three times.',
  'set.elitist': 'Elitist',
  'set.elitist.about': 'Only class A counts, three times.',
  'set.ecologist': 'Ecologist',
  'set.ecologist.about': 'Pollution counts double. The rulebook names no number.',
  'set.productivist': 'Productivist',
  'set.productivist.about': 'Pollution counts half. The rulebook names no number.',
  'set.peacemaker': 'Peacemaker',
  'set.peacemaker.about': 'Destabilisation counts double. The rulebook names no number.',
  'set.realist': 'Realist',
  'set.realist.about': 'Destabilisation does not count. The rulebook names no number.',
  'set.steadyMoney': 'Steady money',
  'set.steadyMoney.about': '2 points per $10, whatever the crises.',
  'set.smallMoney': 'Small money',
  'set.smallMoney.about': '1 point per $5, whatever the crises.',
  'set.bigMoney': 'Big money',
  'set.bigMoney.about': '10 points per $50, whatever the crises.',
  'set.noResilience': 'No resilience test',
  'set.noResilience.about': 'Nations are scored as they stand.',
  'set.doubleResilience': 'Two resilience tests',
  'set.doubleResilience.about': 'The test before scoring is run twice.',
  'number.outputs': 'output of large factories',
  'number.fuel': 'fossil and pollution of large factories',
} as const;
