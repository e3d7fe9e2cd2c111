/** What puzzles say, in their list and at their table. */
export const puzzles = {
  'puzzles.about':
    'Positions from games of bots in which one choice is clearly the best. Find it: choose as in a game, see why, play on.',
  'puzzles.day': 'Puzzle of the day',
  'puzzles.solve': 'Solve it',
  'puzzles.solveAgain': 'Solve it again',
  'puzzles.all': 'All puzzles',
  'puzzles.count': '{solved} of {count} solved',
  'puzzles.difficulties':
    'Easy: the bot “{usual}” finds it. Medium: only the bot “{strong}” does. Hard: both miss it.',
  'puzzles.easy': 'easy',
  'puzzles.medium': 'medium',
  'puzzles.hard': 'hard',
  'puzzles.players': '{seats} players',
  'puzzles.long': 'Puzzle {number}, {difficulty}, {seats} players, round {round}',
  'puzzles.solved': 'solved',
  'puzzles.none': 'This game has no puzzles yet.',
  'puzzle.panel': 'Puzzle',
  'puzzle.name': 'Puzzle {number}',
  'puzzle.find': 'Find the best choice for {seat}.',
  'puzzle.how': 'Choose as in a game. Nothing is carried out yet, and you may try as often as you like.',
  'puzzle.right': 'Right!',
  'puzzle.rightMore': '{choice}: a chance of winning of {chance} %. The next best has {other} %.',
  'puzzle.wrong': 'Not the best.',
  'puzzle.wrongMore': '{choice}: a chance of winning of {chance} %. The best choice has {other} %.',
  'puzzle.solution':
    'The best choice: {choice}. Its chance of winning is {chance} %, that of the next best {other} %.',
  'puzzle.again': 'Try again',
  'puzzle.show': 'Show the solution',
  'puzzle.next': 'Next puzzle',
  'puzzle.playOn': 'Play on from here',
  'puzzle.gone': 'This puzzle is no longer there.',
} as const;
