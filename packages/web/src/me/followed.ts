/** A link that leads here, from a mail or kept with a recovery code. What it carries never reaches a server's log. */
export interface Followed {
  readonly mail: string | null;
  readonly code: string | null;
}

/** What the address carries; it is taken out of the address at once. */
export function fromAddress(): Followed | null {
  const parts = new URLSearchParams(location.hash.slice(1));
  const [mail, code] = [parts.get('mail'), parts.get('code')];
  if (mail === null && code === null) return null;
  history.replaceState(history.state, '', location.pathname);
  return { mail, code };
}

export const linkWith = (code: string): string => `${location.origin}/me#code=${code}`;

/** Passkeys belong to a name, and to pages that nobody on the way can change. */
export const canPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
