/** Auctions, research, bombing, raids, production and the end. */
export const economy = {
  'prompt.openAuction': 'Open the auction of a Trade Route: how much do you bid?',
  'prompt.auction': '{leader} bids {bid} PP for a Trade Route. Bid more, or pass?',
  'choice.bid': 'Bid {pp} PP',
  'choice.passBid': 'Pass',
  'refuse.noRoutes': 'Every Trade Route has an owner.',
  'refuse.poor': 'The first bid is at least {pp} PP.',
  'log.auction': '{seat} opens an auction with {pp} PP.',
  'log.bid': '{seat} bids {pp} PP.',
  'log.passedBid': '{seat} passes.',
  'log.sold': '{seat} buys a Trade Route for {pp} PP.',
  'log.route': 'It is the {route}.',

  'prompt.research':
    'Research: how much do you invest? Only every full 5 PP counts, so it goes in steps of 5.',
  'choice.invest': 'Invest {pp} PP',
  'refuse.noTechnology': 'Everything has been discovered.',
  'log.research': '{seat} invests {pp} PP: rolled {roll}, needed {need}+.',
  'log.technology': '{seat} discovers {technology}.',

  'prompt.bombTarget': 'Strategic Bombing: whose economy?',
  'prompt.bombing':
    '{side, select, defender {{seat} sends planes. How many of your {planes} fly as fighters?} other {Of your {planes} planes: first fighters (hit planes), then bombers (hit cards). {target} decides at the same time.}}',
  'prompt.shootDown':
    '{left, plural, one {# hit} other {# hits}}: fighter or bomber? {fighters, plural, one {# fighter} other {# fighters}} and {bombers, plural, one {# bomber} other {# bombers}} attack.',
  'prompt.disable':
    'You see the Economic cards of {target}. Put {left, plural, one {# of them} other {# of them}} out of use.',
  'prompt.losePlane':
    '{left, plural, one {# plane was} other {# planes were}} shot down. Where is one missing?',
  'prompt.refill': 'Empty: {regions}. Which unit goes where?',
  'choice.bomb': 'Bomb {target}',
  'choice.fighters': '{count, plural, one {# fighter} other {# fighters}}',
  'choice.bombers': '{count, plural, one {# bomber} other {# bombers}}',
  'choice.shootFighter': 'Shoot down a fighter',
  'choice.shootBomber': 'Shoot down a bomber',
  'choice.disable': 'Put {resource} out of use',
  'choice.losePlane': 'Lose a plane in {region}',
  'choice.refill': '{unit} from {origin} to {region}',
  'refuse.noPlanes': 'You have no planes on the map.',
  'log.airBattle':
    '{seat} bombs {target} with {fighters, plural, one {# fighter} other {# fighters}} and {bombers, plural, one {# bomber} other {# bombers}}; {defenders, plural, =0 {no fighter defends} one {# fighter defends} other {# fighters defend}}.',
  'log.airHits': '{seat} scores {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'log.shotFighter': '{seat} shoots down a fighter.',
  'log.shotBomber': '{seat} shoots down a bomber.',
  'log.bombed':
    '{seat} shoots down {down, plural, =0 {no plane} one {# plane} other {# planes}} of {target} and scores {hits, plural, =0 {no bomb hit} one {# bomb hit} other {# bomb hits}}.',
  'log.lostPlane': '{seat} loses a plane in {region}.',
  'log.refilled': '{seat} moves {unit} from {origin} to {region}.',

  'prompt.raid': 'Commerce Raid: name every route you attack, then roll.',
  'choice.raidRoute': 'Raid the {route}',
  'choice.endRaid': 'Done',
  'refuse.noSubmarines': 'You have no Submarine at sea.',
  'log.noRoute': '{seat} finds no Trade Route to raid.',
  'log.raid':
    '{seat} raids with {submarines, plural, one {# Submarine} other {# Submarines}} in {sea}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'log.raidedOwner': 'The {route} belongs to {target}.',
  'log.routeDisabled': 'The {route} is out of use until production is over.',
  'log.routeDestroyed': 'The {route} of {target} is destroyed; it can be bought again.',

  'prompt.production':
    'Production: choose one of the best divisions, or set Oil cards and Trade Routes aside for oil yourself.',
  'choice.produce': '{pp} PP and {oil} oil',
  'choice.drill': 'Oil from {resource}',
  'choice.ship': 'Oil from the {route}',
  'choice.settle': 'The rest for PP',
  'log.produced': '{seat} produces {pp} PP and {oil} oil.',

  'outcome.eagles': 'The last Eagle has been played.',
  'outcome.elimination': 'A nation has lost its last land unit.',
  'outcome.resigned': 'A nation has given up.',
  'outcome.rounds': 'The last round is over.',
  'log.leftMap': '{seat} leaves the map: those regions are Minor Neutrals now, and the cards go back.',
  'log.scored': '{seat} has {points, plural, one {# victory point} other {# victory points}}.',

  'option.blitzAgain': 'After a failed first roll the Blitz may be tried again',
  'option.blitzAgain.later': 'as any later action of the turn',
  'option.blitzAgain.next': 'as the very next action (as printed)',
  'option.cancelledEagles': 'The Eagle of a blocked card',
  'option.cancelledEagles.count': 'counts',
  'option.cancelledEagles.lost': 'does not count',
  'option.booty': 'Who conquers a player’s region takes from him',
  'option.booty.card': 'an Economic card at random',
  'option.booty.none': 'nothing more',
  'option.resigned': 'When one of three or more gives up',
  'option.resigned.goesOn': 'the others play on; that nation leaves the map',
  'option.resigned.ends': 'the game ends for all, as with an elimination',
  'option.eagles': 'Eagles that end the game',
  'option.eagles.13': '13',
  'option.eagles.9': '9 (shorter game)',
  'option.eagles.5': '5 (short game)',
} as const;
