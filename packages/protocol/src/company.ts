/** What people are to each other: whom they have played with, muted, invited or reported. */
import * as z from 'zod/mini';
import { id, seatNumber } from './basics.ts';
import { tableLine } from './table.ts';

/** Names another person to you alone: for everybody else the same person has another one. */
export const handle = z.string().check(z.regex(/^[0-9a-f]{24}$/));

const companion = z.strictObject({
  handle,
  name: z.string(),
  /** Games that you both began. */
  games: z.number(),
  /** When one of them last changed. */
  last: z.number(),
  /** You read nothing that they say, and they cannot invite you. They are not told. */
  muted: z.boolean(),
});
export type Companion = z.infer<typeof companion>;
/** `GET /api/me/people`: those played with last come first, then others whom you have muted. */
export const peopleAnswer = z.strictObject({ people: z.array(companion) });
export type PeopleAnswer = z.infer<typeof peopleAnswer>;

export const muteBody = z.strictObject({ handle, muted: z.boolean() });

/** Mute whoever sits at a seat, or hear them again. */
export const muteSeatBody = z.strictObject({ seat: seatNumber, muted: z.boolean() });
/** The seats at a table whose people you have muted. */
export const mutedAnswer = z.strictObject({ seats: z.array(seatNumber) });
export type MutedAnswer = z.infer<typeof mutedAnswer>;

export const inviteBody = z.strictObject({ handle });
/** The same answer whether or not they want to hear from you. */
export const inviteAnswer = z.strictObject({ invited: z.literal(true) });

/** A line of talk that you find wrong. */
export const reportBody = z.strictObject({
  number: z.int().check(z.gte(0)),
  reason: z._default(z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]{0,500}$/u)), ''),
});
/** Stored with the lines around it, for the operator of the server. */
export const reportAnswer = z.strictObject({ report: id });

/** How strong you are among people at one title, by number of seats. It begins at 0, and the more you play, the surer it is. */
export const ratingAnswer = z.strictObject({
  game: z.string(),
  seats: z.number(),
  rating: z.number(),
  /** Rated games that it rests on. */
  games: z.number(),
});
export type RatingAnswer = z.infer<typeof ratingAnswer>;
/** `GET /api/me/ratings` */
export const ratingsAnswer = z.strictObject({ ratings: z.array(ratingAnswer) });
export type RatingsAnswer = z.infer<typeof ratingsAnswer>;

/** `GET /api/me/games`: your finished games, the latest first. */
export const gamesPlayedAnswer = z.strictObject({ games: z.array(tableLine) });
export type GamesPlayedAnswer = z.infer<typeof gamesPlayedAnswer>;
