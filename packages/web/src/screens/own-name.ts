/** Names that every machine has for itself: a friend who follows a link with one of them ends up at home. */
export const isOwnName = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
