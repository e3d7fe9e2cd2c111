import * as deals from './deals.ts';

/** The words of the engine itself. */
const en = {
  'refuse.over': 'The game is over.',
  'refuse.notAsked': 'You are not asked to decide anything now.',
  'refuse.notOffered': 'That is not among the choices open to you now.',
  'refuse.amount': 'It must be a number from {min} to {max}.',
  'refuse.noUndo': 'There is nothing that you may take back by yourself.',
  'log.back': '{seat} went back.',
  'options.unknown': 'There is no option “{option}”.',
  'options.value': 'The option “{option}” cannot be “{value}”. It can be: {allowed}.',
  'verify.game': 'This is a game of {found}, not of {wanted}.',
  'verify.version': 'The game was played with version {found} of the rules; these are version {wanted}.',
  'verify.seats': 'The game cannot have {seats, plural, one {# seat} other {# seats}}.',
  'verify.noSecret': 'The secret of the dice is not published yet, so the game cannot be verified.',
  'verify.commitment': 'The secret does not match the commitment that was shown before play.',
  'verify.nonces': 'There is not exactly one nonce for every seat.',
  'verify.setup': 'The set-up does not follow from the secret and the nonces of the seats.',
  'verify.illegal': 'Entry {entry} is not a legal move at that moment ({code}).',
  'verify.dice': 'Entry {entry}, die {die}: the file says {found}, the committed stream gives {wanted}.',
  'verify.seal': 'Entry {entry} was changed after it was sealed.',
  'verify.hash': 'The last position is not the one that the file claims.',
  'verify.outcome': 'The outcome is not the one that the file claims.',
} as const;

const it = {
  'refuse.over': 'La partita è finita.',
  'refuse.notAsked': 'Ora non devi decidere nulla.',
  'refuse.notOffered': 'Non è tra le scelte che hai ora.',
  'refuse.amount': 'Dev’essere un numero da {min} a {max}.',
  'refuse.noUndo': 'Non c’è nulla che tu possa annullare da solo.',
  'log.back': '{seat} è tornato indietro.',
  'options.unknown': 'Non esiste l’opzione «{option}».',
  'options.value': 'L’opzione «{option}» non può essere «{value}». Può essere: {allowed}.',
  'verify.game': 'Questa è una partita di {found}, non di {wanted}.',
  'verify.version': 'La partita usa la versione {found} delle regole; queste sono la versione {wanted}.',
  'verify.seats': 'La partita non può avere {seats, plural, one {# posto} other {# posti}}.',
  'verify.noSecret': 'Il segreto dei dadi non è ancora pubblico: la partita non si può verificare.',
  'verify.commitment': 'Il segreto non corrisponde all’impegno mostrato prima della partita.',
  'verify.nonces': 'Non c’è esattamente un nonce per ogni posto.',
  'verify.setup': 'La preparazione non deriva dal segreto e dai nonce dei posti.',
  'verify.illegal': 'La voce {entry} non è una mossa lecita in quel momento ({code}).',
  'verify.dice': 'Voce {entry}, dado {die}: il file dice {found}, la sequenza promessa dà {wanted}.',
  'verify.seal': 'La voce {entry} è stata cambiata dopo il sigillo.',
  'verify.hash': 'L’ultima posizione non è quella dichiarata dal file.',
  'verify.outcome': 'L’esito non è quello dichiarato dal file.',
} as const;

const de = {
  'refuse.over': 'Das Spiel ist zu Ende.',
  'refuse.notAsked': 'Du hast jetzt nichts zu entscheiden.',
  'refuse.notOffered': 'Das gehört jetzt nicht zu deinen Möglichkeiten.',
  'refuse.amount': 'Es muss eine Zahl von {min} bis {max} sein.',
  'refuse.noUndo': 'Es gibt nichts, was du allein zurücknehmen darfst.',
  'log.back': '{seat} ist zurückgegangen.',
  'options.unknown': 'Es gibt keine Option „{option}“.',
  'options.value': 'Die Option „{option}“ kann nicht „{value}“ sein. Möglich: {allowed}.',
  'verify.game': 'Das ist eine Partie {found}, nicht {wanted}.',
  'verify.version': 'Die Partie folgt Version {found} der Regeln; dies ist Version {wanted}.',
  'verify.seats': 'Die Partie kann nicht {seats, plural, one {# Platz} other {# Plätze}} haben.',
  'verify.noSecret':
    'Das Geheimnis der Würfel ist noch nicht veröffentlicht; die Partie lässt sich nicht prüfen.',
  'verify.commitment': 'Das Geheimnis passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde.',
  'verify.nonces': 'Es gibt nicht genau eine Nonce je Platz.',
  'verify.setup': 'Der Aufbau folgt nicht aus dem Geheimnis und den Noncen der Plätze.',
  'verify.illegal': 'Eintrag {entry} ist in diesem Moment kein erlaubter Zug ({code}).',
  'verify.dice':
    'Eintrag {entry}, Würfel {die}: die Datei sagt {found}, die zugesagte Folge ergibt {wanted}.',
  'verify.seal': 'Eintrag {entry} wurde nach dem Siegeln geändert.',
  'verify.hash': 'Die letzte Stellung ist nicht die, welche die Datei angibt.',
  'verify.outcome': 'Der Ausgang ist nicht der, den die Datei angibt.',
} as const;

export const ownWords = {
  en: { ...en, ...deals.en },
  it: { ...it, ...deals.it },
  de: { ...de, ...deals.de },
};
