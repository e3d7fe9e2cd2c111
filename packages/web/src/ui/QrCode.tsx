import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** A link as a picture to be photographed. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { drawn, count } = useMemo(() => draw(link), [link]);
  return (
    <svg viewBox={`-3 -3 ${count + 6} ${count + 6}`} role="img" aria-label={label}>
      <rect x="-3" y="-3" width="100%" height="100%" fill="#fff" />
      <path d={drawn} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function draw(link: string): { drawn: string; count: number } {
  const squares = qrcode(0, 'M');
  squares.addData(link);
  squares.make();
  const count = squares.getModuleCount();
  let drawn = '';
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++)
      if (squares.isDark(row, column)) drawn += `M${column} ${row}h1v1h-1z`;
  }
  return { drawn, count };
}
