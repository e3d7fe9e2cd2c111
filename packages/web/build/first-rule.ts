import type { Plugin } from 'vite';

const GAME = /\/packages\/games\/[^/]+\/src\/.*\.ts$/;
/** A list of nothing but IDs of rules, also in several lines of `...['A-1', 'A-2']`. */
const RULES = /\brules: \[((?:\s|,|\.\.\.\[|\]|'[A-Z]+-[\w.]+')+)\](?=[,;\n])/g;

/** A step names all the rules that it carries out; a page opens the book at the first one and need not carry the others. */
export function firstRuleOnly(): Plugin {
  return {
    name: 'entente-first-rule-only',
    enforce: 'pre',
    transform: (code, id) =>
      GAME.test(id)
        ? code.replaceAll(RULES, (_, ids: string) => `rules: [${/'[^']+'/.exec(ids)?.[0] ?? ''}]`)
        : undefined,
  };
}
