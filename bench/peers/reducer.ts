/**
 * boardgame.io 0.50.2 driven as leanly as it goes: its own reducer, without client, store, master or transport.
 *
 * The library decides between production and development when it is loaded and again on every move, by NODE_ENV,
 * so that is set here, before the first load. Under production it skips the check that a state can be serialised
 * and its info log, and takes Immer's production build. Undo is off in every game here, since it would only keep
 * old states alive. The configuration of a game is processed once, not once a match. Immer freezes what it
 * produces in production too, and boardgame.io has no switch for that, so it stays on.
 */
import { createRequire } from 'node:module';
import type { Game, PlayerID, Reducer, State } from 'boardgame.io';

process.env.NODE_ENV = 'production';

interface Internal {
  ProcessGameConfig<G>(game: Game<G>): Game<G>;
  InitializeGame<G>(options: { game: Game<G>; numPlayers: number }): State<G>;
  CreateGameReducer<G>(options: { game: Game<G> }): Reducer;
}

interface Core {
  INVALID_MOVE: 'INVALID_MOVE';
}

// The package has no `exports`; required like this, Node takes its CommonJS build whatever bundles or runs the rest.
const require = createRequire(import.meta.url);
const internal = require('boardgame.io/internal') as Internal;

/** What a move returns to be refused. */
export const { INVALID_MOVE } = require('boardgame.io/core') as Core;

/** A legal move as `ai.enumerate` lists it. */
export interface Choice {
  readonly move: string;
  readonly args: number[];
}

/** The action boardgame.io's `makeMove` builds, which none of its entry points exports. */
export interface MoveAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly number[];
    readonly playerID: PlayerID;
    readonly credentials: undefined;
  };
}

/** A game of boardgame.io that also lists its legal moves. */
export interface ListedGame<G> extends Game<G> {
  ai: { enumerate(G: G, ctx: State<G>['ctx'], playerID: PlayerID): Choice[] };
}

export interface Peer<G> {
  /** A new match, its dice seeded. */
  fresh(seed: number): State<G>;
  list(state: State<G>): Choice[];
  action(state: State<G>, choice: Choice): MoveAction;
  /** The state after an action; the state before stays as it was. */
  step(state: State<G>, action: MoveAction): State<G>;
}

export function peer<G>(game: ListedGame<G>, numPlayers: number): Peer<G> {
  const processed = internal.ProcessGameConfig<G>({ disableUndo: true, ...game });
  const reducer = internal.CreateGameReducer({ game: processed });
  return {
    fresh: (seed) => internal.InitializeGame({ game: { ...processed, seed }, numPlayers }),
    list: ({ G, ctx }) => game.ai.enumerate(G, ctx, ctx.currentPlayer),
    action: ({ ctx }, { move, args }) => ({
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: ctx.currentPlayer, credentials: undefined },
    }),
    step: (state, action) => {
      const after = reducer(state, action);
      if (after.transients !== undefined) throw new Error(`boardgame.io refused ${action.payload.type}`);
      return after as State<G>;
    },
  };
}
