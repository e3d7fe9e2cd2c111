/** What a key does on the play screen. All can be changed or switched off. */
export const COMMANDS = [
  ['nextTarget', 'n'],
  ['previousTarget', 'N'],
  ['find', '/'],
  ['hint', 'w'],
  ['back', 'Escape'],
  ['confirm', 'Ctrl+Enter'],
  ['undo', 'u'],
  ['endTurn', 'e'],
  ['hand', 'h'],
  ['players', 'p'],
  ['report', 'i'],
  ['log', 'l'],
  ['talks', 'k'],
  ['rules', 'r'],
  ['charts', 'c'],
  ['view', 'v'],
  ['bare', 'b'],
  ['skip', 's'],
  ['earlier', '['],
  ['later', ']'],
  ['help', '?'],
] as const;

export type KeyCommand = (typeof COMMANDS)[number][0];

/** What was pressed, as it is written in the settings. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export type Pressed = { kind: 'command'; command: KeyCommand } | { kind: 'number'; number: number } | null;

/** How a press is written; null for one that belongs to the browser or is only half of one. */
export function nameOf(press: Press): string | null {
  if (press.altKey || (press.metaKey && press.key !== 'Enter')) return null;
  if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'Dead'].includes(press.key)) return null;
  return press.ctrlKey || press.metaKey ? `Ctrl+${press.key}` : press.key;
}

/** Another key for a command, or none. A key has one meaning: the command that had it before loses it. */
export function withKey(
  command: KeyCommand,
  key: string,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  const others = COMMANDS.filter(
    ([other]) => other !== command && key !== '' && keyOf(other, changed) === key,
  );
  return { ...changed, ...Object.fromEntries(others.map(([other]) => [other, ''])), [command]: key };
}

/** Are choices pressed by their number? */
export const areNumbersOn = (changed: Readonly<Record<string, string>>): boolean => changed.number !== '';

export function keyOf(command: KeyCommand, changed: Readonly<Record<string, string>>): string {
  return changed[command] ?? COMMANDS.find(([name]) => name === command)?.[1] ?? '';
}

/**
 * Which command a press means. In a text field only those with Ctrl and Escape count; with Alt or the system's key
 * none does, since they belong to the browser.
 */
export function pressed(press: Press, inText: boolean, changed: Readonly<Record<string, string>>): Pressed {
  const name = nameOf(press);
  if (name === null) return null;
  const ctrl = press.ctrlKey || press.metaKey;
  if (inText && !ctrl && press.key !== 'Escape') return null;
  const command = COMMANDS.find(([known]) => keyOf(known, changed) === name)?.[0];
  if (command !== undefined) return { kind: 'command', command };
  if (!ctrl && areNumbersOn(changed) && /^[1-9]$/.test(press.key))
    return { kind: 'number', number: Number(press.key) };
  return null;
}
