/** Random bytes, each as two hexadecimal digits. (`crypto.randomUUID` is not there at a plain http address.) */
export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
