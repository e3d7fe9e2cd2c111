import { HEIGHT, WIDTH } from '@entente/pictures';
import font from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** Draws a picture as PNG. A picture knows nothing of the page's fonts, so it is given one. */
export async function pngOf(draw: (fonts: string) => string): Promise<Blob> {
  const letters = await dataOf(await (await fetch(font)).blob());
  const svg = draw(`@font-face{font-family:Archivo;font-weight:100 900;src:url(${letters}) format("woff2")}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png === null ? reject(new Error('no picture')) : resolve(png)), 'image/png');
  });
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('no font'));
    reader.readAsDataURL(file);
  });
}
