/** What puzzles say, in their list and at their table. */
export const puzzles = {
  'puzzles.about':
    'Posizioni da partite di bot in cui una scelta è nettamente la migliore. Trovala: scegli come in partita, scopri perché, continua a giocare.',
  'puzzles.day': 'Il problema del giorno',
  'puzzles.solve': 'Risolvilo',
  'puzzles.solveAgain': 'Risolvilo di nuovo',
  'puzzles.all': 'Tutti i problemi',
  'puzzles.count': 'Risolti: {solved} su {count}',
  'puzzles.difficulties':
    'Facile: lo trova il bot «{usual}». Medio: solo il bot «{strong}». Difficile: sfugge a entrambi.',
  'puzzles.easy': 'facile',
  'puzzles.medium': 'medio',
  'puzzles.hard': 'difficile',
  'puzzles.players': '{seats} giocatori',
  'puzzles.long': 'Problema {number}, {difficulty}, {seats} giocatori, turno {round}',
  'puzzles.solved': 'risolto',
  'puzzles.none': 'Per questo gioco non ci sono ancora problemi.',
  'puzzle.panel': 'Problema',
  'puzzle.name': 'Problema {number}',
  'puzzle.find': 'Trova la scelta migliore per {seat}.',
  'puzzle.how': 'Scegli come in partita. Per ora non succede nulla e puoi provare quante volte vuoi.',
  'puzzle.right': 'Esatto!',
  'puzzle.rightMore': '{choice}: probabilità di vittoria {chance} %. La seconda scelta arriva al {other} %.',
  'puzzle.wrong': 'C’è di meglio.',
  'puzzle.wrongMore':
    '{choice}: probabilità di vittoria {chance} %. Con la scelta migliore sarebbe {other} %.',
  'puzzle.solution':
    'La scelta migliore: {choice}. Dà una probabilità di vittoria del {chance} %, la seconda del {other} %.',
  'puzzle.again': 'Riprova',
  'puzzle.show': 'Mostra la soluzione',
  'puzzle.next': 'Prossimo problema',
  'puzzle.playOn': 'Continua da qui',
  'puzzle.gone': 'Questo problema non c’è più.',
} as const;
