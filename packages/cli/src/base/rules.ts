import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newestOf, type RulesModule, type RulesName, RulesRegistry, rulesNamed } from '@entente/shelf';
import { repositoryRoot } from './root.ts';

/** The rules of every release, by where they are. */
function released(): { readonly rules: RulesName; readonly path: string }[] {
  const releases = join(repositoryRoot(), 'releases');
  if (!existsSync(releases)) return [];
  return readdirSync(releases).flatMap((release) => {
    const folder = join(releases, release, 'rules');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.flatMap((file) => {
      const rules = rulesNamed(file);
      return rules === null ? [] : [{ rules, path: join(folder, file) }];
    });
  });
}

/** Every version of every game that was ever released. */
export const registry = new RulesRegistry(newestOf, async ({ game, version }) => {
  const found = released().find(({ rules }) => rules.game === game && rules.version === version);
  return found === undefined ? null : ((await import(pathToFileURL(found.path).href)) as RulesModule);
});
