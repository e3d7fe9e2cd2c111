/** What puzzles say, in their list and at their table. */
export const puzzles = {
  'puzzles.about':
    'Stellungen aus Partien von Bots, in denen eine Wahl klar die beste ist. Finde sie: Wähle wie im Spiel, sieh, warum, und spiel weiter.',
  'puzzles.day': 'Rätsel des Tages',
  'puzzles.solve': 'Lösen',
  'puzzles.solveAgain': 'Noch einmal lösen',
  'puzzles.all': 'Alle Rätsel',
  'puzzles.count': '{solved} von {count} gelöst',
  'puzzles.difficulties':
    'Leicht: Der Bot „{usual}“ findet es. Mittel: nur der Bot „{strong}“. Schwer: Beide übersehen es.',
  'puzzles.easy': 'leicht',
  'puzzles.medium': 'mittel',
  'puzzles.hard': 'schwer',
  'puzzles.players': '{seats} Spieler',
  'puzzles.long': 'Rätsel {number}, {difficulty}, {seats} Spieler, Runde {round}',
  'puzzles.solved': 'gelöst',
  'puzzles.none': 'Für dieses Spiel gibt es noch keine Rätsel.',
  'puzzle.panel': 'Rätsel',
  'puzzle.name': 'Rätsel {number}',
  'puzzle.find': 'Finde die beste Wahl für {seat}.',
  'puzzle.how': 'Wähle wie im Spiel. Noch wird nichts ausgeführt, und du darfst es beliebig oft versuchen.',
  'puzzle.right': 'Richtig!',
  'puzzle.rightMore': '„{choice}“ bringt eine Gewinnchance von {chance} %, die nächstbeste Wahl {other} %.',
  'puzzle.wrong': 'Es geht besser.',
  'puzzle.wrongMore': '„{choice}“ bringt eine Gewinnchance von {chance} %, die beste Wahl {other} %.',
  'puzzle.solution':
    'Die beste Wahl ist „{choice}“ mit einer Gewinnchance von {chance} %. Die nächstbeste hat {other} %.',
  'puzzle.again': 'Noch ein Versuch',
  'puzzle.show': 'Lösung zeigen',
  'puzzle.next': 'Nächstes Rätsel',
  'puzzle.playOn': 'Von hier weiterspielen',
  'puzzle.gone': 'Dieses Rätsel gibt es nicht mehr.',
} as const;
