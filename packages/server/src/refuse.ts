import { type AnyGame, formatter, type Language, type Refusal, teller } from '@entente/engine';
import { type RefusalAnswer, type ServerCode, serverWords } from '@entente/protocol';

const REFUSED_BY_GAME = 422;

/** Status of each refusal of the server itself. */
const STATUS: Readonly<Record<ServerCode, number>> = {
  'refuse.shape': 400,
  'refuse.noName': 401,
  'refuse.operator': 401,
  'refuse.blocked': 403,
  'refuse.notYours': 403,
  'refuse.notHost': 403,
  'refuse.notSeated': 403,
  'refuse.covered': 403,
  'refuse.hidden': 403,
  'refuse.passkey': 403,
  'refuse.link': 403,
  'refuse.code': 403,
  'refuse.otherBrowser': 403,
  'refuse.origin': 403,
  'refuse.noTable': 404,
  'refuse.noCode': 404,
  'refuse.noMoment': 404,
  'refuse.notOrganiser': 403,
  'refuse.classTable': 403,
  'refuse.classPin': 403,
  'refuse.noLab': 403,
  'refuse.noExperiment': 404,
  'refuse.labBusy': 409,
  'refuse.experiment': 422,
  'refuse.noClass': 404,
  'refuse.classGone': 404,
  'refuse.noMail': 404,
  'refuse.noPerson': 404,
  'refuse.nobody': 404,
  'refuse.noLine': 404,
  'refuse.nothing': 404,
  'refuse.stale': 409,
  'refuse.classFull': 409,
  'refuse.className': 409,
  'refuse.classEmpty': 409,
  'refuse.noHost': 409,
  'refuse.hostHere': 409,
  'refuse.taken': 409,
  'refuse.knows': 409,
  'refuse.locked': 409,
  'refuse.noSeat': 409,
  'refuse.notNow': 409,
  'refuse.notReady': 409,
  'refuse.paused': 409,
  'refuse.ousted': 409,
  'refuse.tooMany': 409,
  'refuse.nameDiffers': 409,
  'refuse.address': 409,
  'refuse.noAddress': 409,
  'refuse.size': 413,
  'refuse.noGame': 422,
  'refuse.noBot': 422,
  'refuse.seats': 422,
  'refuse.noTalk': 422,
  'refuse.noPairs': 422,
  'refuse.pairsClosed': 422,
  'refuse.noProposal': 422,
  'refuse.practice': 422,
  'refuse.ratedPeople': 422,
  'refuse.ratedClose': 422,
  'refuse.oldRules': 422,
  'refuse.broken': 422,
  'refuse.nameUnseen': 422,
  'refuse.namePiled': 422,
  'refuse.nameLink': 422,
  'refuse.nameBot': 422,
  'refuse.classList': 422,
  'refuse.classLocked': 429,
  'refuse.rate': 429,
  'refuse.lines': 429,
  'refuse.unreadable': 500,
  'refuse.fault': 500,
  'refuse.store': 503,
  'refuse.unknown': 503,
};

const isServerCode = (code: string): code is ServerCode => Object.hasOwn(STATUS, code);

/** Thrown anywhere while a request is handled; caught at the edge and sent to the client. Nothing has changed, except where that is unknown. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  /** The game that refused, whose words explain it. */
  readonly game: AnyGame | null;

  constructor(refusal: Refusal, game: AnyGame | null = null) {
    super(refusal.code);
    this.refusal = refusal;
    this.game = game;
  }

  get status(): number {
    const { code } = this.refusal;
    return isServerCode(code) ? STATUS[code] : REFUSED_BY_GAME;
  }

  told(language: Language): RefusalAnswer {
    return { refusal: this.refusal, words: sentence(this.refusal, this.game, language) };
  }
}

export function refuse(code: ServerCode, args: Record<string, unknown> = {}): RefusalError {
  return new RefusalError({ code, rule: '', with: args });
}

function sentence(refusal: Refusal, game: AnyGame | null, language: Language): string {
  const { code } = refusal;
  if (isServerCode(code))
    return formatter(language)(serverWords[language][code])(refusal.with as Record<string, string | number>);
  return game === null ? refusal.code : teller(game, language).refusal(refusal);
}
