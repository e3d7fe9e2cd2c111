import type { AnyGame, Types, View } from '@entente/engine';

interface Asked {
  readonly game: AnyGame;
  readonly shown: { readonly view: Pick<View<Types>, 'flow'> } | undefined;
}

type StepKind = Readonly<Record<string, { kind: string; talks?: true } | undefined>>;

function stepOf({ game, shown }: Asked) {
  const frame = shown?.view.flow.at(-1);
  return frame === undefined ? undefined : (game.steps as StepKind)[frame.step];
}

/** Do all who are asked answer at once? */
export const isSimultaneous = (asked: Asked): boolean => stepOf(asked)?.kind === 'simultaneous';

/** Would private talk spoil a secret decision? Offers are meant to be discussed. */
export const isSecret = (asked: Asked): boolean => isSimultaneous(asked) && stepOf(asked)?.talks !== true;
