/** What a facilitator says and does, by step of the lesson. */
export const script = {
  'script.title': 'Script for the lesson',
  'script.about': 'What to say and do, and when. Print it, and change what does not suit your class.',
  'script.length': 'Length in minutes',
  'script.minute': 'Minute {from} to {to}',
  'script.before': 'Before the lesson',
  'script.before.limit':
    'Make a class for Limit and choose the time you have: seats, rules and rounds are proposed. The same dice at all tables. Ask for the first lesson as preparation, and print role sheets if you like. Play the lesson on the first generation yourself. Projector on, the code on the wall.',
  'script.before.venonta':
    'Make a class for Venonta and choose the time you have: seats, rules and rounds are proposed. The same dice at all tables. Ask for the first lesson as preparation, and print role sheets if you like. Play the first lesson yourself. Projector on, the code on the wall.',
  'script.welcome': 'Coming in',
  'script.welcome.do':
    'Everybody scans the code and takes a name. Write down the PINs. Make the tables when most are there: students over share a seat. Late students take over from bots.',
  'script.goal': 'What it is about',
  'script.goal.limit':
    '“Each of you leads a nation from 1850 on. You want happy people, land and money. You share one world: its fuel, its air, its peace. After the fourth crisis nobody wins.” Show one turn on the projector: a card, what it costs, what it changes by the end of the generation.',
  'script.goal.venonta':
    '“Each of you leads a people on one planet. You grow food, build and travel. All share the seas, the forests and the air.” Show one turn on the projector: an action, what it costs, what it does to the CO₂ track.',
  'script.play': 'Play',
  'script.play.limit':
    'Let them play and talk. Walk to the tables that your page puts first. Answer questions about rules, give no advice. Star moments that you want to come back to.',
  'script.play.venonta':
    'Let them play, trade and promise. Walk to the tables that your page puts first. Answer questions about rules, give no advice. Star moments that you want to come back to; send a piece of news when it gets too quiet.',
  'script.stop': 'Stop and look',
  'script.stop.limit':
    'Set a gate before, so that all tables stop at the same place. “Look at the wall.” Freeze the projector. Show pollution, then population. Ask: Where will this curve be two generations from now? What would have to happen now? Nobody answers for others. Then open the gate.',
  'script.stop.venonta':
    'Set a gate before, so that all tables stop at the same place. “Look at the wall.” Freeze the projector. Show CO₂, then forests. Ask: Where will this curve be three rounds from now? What would have to happen now? Nobody answers for others. Then open the gate.',
  'script.break': 'Break',
  'script.break.do': 'Pause all with the time when you go on. The games wait.',
  'script.end': 'End',
  'script.end.do':
    'Start the clock with five minutes: everybody sees it, and the tables pause when it is over. Then end all games: it does not matter how far a table came.',
  'script.happened': 'What happened',
  'script.happened.do':
    'Debrief, first steps. Take the measure in which the tables differ most. Ask the table above and the table below: What did you decide there, and why? Open a starred moment and a turning point.',
  'script.world': 'Model and world',
  'script.world.limit':
    'Show the run of World3 that is shaped like the tables, then what was measured. “A game is no proof. Which loop do you know from your table? What does the game leave out?”',
  'script.world.venonta':
    'Show the measured curves of CO₂, energy and food. “A game is no proof. Which of these curves did you make, too? What does the game leave out?”',
  'script.feelings': 'Feelings',
  'script.feelings.do':
    'First feelings, no arguments: one word from everybody. When were you proud, when angry, when helpless?',
  'script.insights': 'Insights',
  'script.insights.do':
    'What if: let bots play on from a turning point, and look at the fan. In pairs, then together: Why did nobody act earlier? What would have helped all, and who would have had to begin? Write down three sentences in their words.',
  'script.next': 'Next steps',
  'script.next.do':
    'Everybody says one thing to find out, or one thing to do this week. The address of the class leads to the own game.',
} as const;
