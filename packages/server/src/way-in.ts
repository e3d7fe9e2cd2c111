import qrcode from 'qrcode-generator';

/** What a terminal says about how others in the same network get in: addresses, and the first one as a picture for phones. */
export function wayIn(addresses: readonly string[], withPicture: boolean): string[] {
  const [first] = addresses;
  if (first === undefined) return [];
  const lines = addresses.map((address) => `Others in this network: ${address}`);
  return withPicture ? [...lines, '', picture(first)] : lines;
}

function picture(link: string): string {
  const squares = qrcode(0, 'M');
  squares.addData(link);
  squares.make();
  return squares.createASCII(1, 2);
}
