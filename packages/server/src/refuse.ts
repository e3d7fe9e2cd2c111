import { type AnyGame, formatter, type Language, type Refusal, teller } from '@entente/engine';
import { type RefusalAnswer, type ServerCode, serverWords } from '@entente/protocol';

/** Status of each refusal of the server itself. What a game refuses is 422. */
const STATUS: Partial<Record<string, number>> = {
  'refuse.shape': 400,
  'refuse.noName': 401,
  'refuse.passkey': 403,
  'refuse.link': 403,
  'refuse.code': 403,
  'refuse.otherBrowser': 403,
  'refuse.notYours': 403,
  'refuse.notHost': 403,
  'refuse.notSeated': 403,
  'refuse.covered': 403,
  'refuse.hidden': 403,
  'refuse.origin': 403,
  'refuse.noTable': 404,
  'refuse.noCode': 404,
  'refuse.noMoment': 404,
  'refuse.nothing': 404,
  'refuse.noMail': 404,
  'refuse.noPerson': 404,
  'refuse.noLine': 404,
  'refuse.address': 409,
  'refuse.noAddress': 409,
  'refuse.tooMany': 409,
  'refuse.nameDiffers': 409,
  'refuse.stale': 409,
  'refuse.taken': 409,
  'refuse.knows': 409,
  'refuse.ousted': 409,
  'refuse.noHost': 409,
  'refuse.hostHere': 409,
  'refuse.locked': 409,
  'refuse.noSeat': 409,
  'refuse.notNow': 409,
  'refuse.notReady': 409,
  'refuse.paused': 409,
  'refuse.size': 413,
  'refuse.rate': 429,
  'refuse.lines': 429,
  'refuse.fault': 500,
  'refuse.unreadable': 500,
  'refuse.store': 503,
  'refuse.unknown': 503,
};

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
    return STATUS[this.refusal.code] ?? 422;
  }

  told(language: Language): RefusalAnswer {
    return { refusal: this.refusal, words: sentence(this.refusal, this.game, language) };
  }
}

export function refuse(code: ServerCode, args: Record<string, unknown> = {}): RefusalError {
  return new RefusalError({ code, rule: '', with: args });
}

function sentence(refusal: Refusal, game: AnyGame | null, language: Language): string {
  const own = (serverWords[language] as Partial<Record<string, string>>)[refusal.code];
  if (own !== undefined) return formatter(language)(own)(refusal.with as Record<string, string | number>);
  return game === null ? refusal.code : teller(game, language).refusal(refusal);
}
