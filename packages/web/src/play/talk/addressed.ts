/** "Ana: which card?", and only once where the words themselves begin with it. */
export function addressed(who: string, what: string): string {
  if (what === '') return who;
  return what.startsWith(`${who}:`) || what.startsWith(`${who},`) ? what : `${who}: ${what}`;
}
