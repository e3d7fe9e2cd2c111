/** Pictures of every step of every lesson, on one sheet each: `npm run sheets`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lessons } from '@entente/shelf/lessons';
import { walkThrough } from './house/lesson-walk.ts';
import { type Page, PHONE, settled, test } from './house/test.ts';

const { SHEETS_TO = '', SHEETS_LOOK = 'en,light,phone' } = process.env;
const [language, theme, size] = SHEETS_LOOK.split(',');
const locale = (['en', 'it', 'de'] as const).find((one) => one === language) ?? 'en';
const isPhone = size !== 'desktop';

/** How many pictures are side by side, and how wide each is, in pixels. */
const SHEET = isPhone ? { columns: 5, width: 312 } : { columns: 2, width: 864 };

test.use({
  ...(isPhone ? PHONE : {}),
  locale,
  colorScheme: theme === 'dark' ? 'dark' : 'light',
});

for (const [game, list = []] of Object.entries(lessons)) {
  for (const { id } of list)
    test(`${game} ${id}`, { tag: '@sheets' }, async ({ page }) => {
      const pictures: string[] = [];
      const take = async () => {
        await settled(page);
        pictures.push(
          (await page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' })).toString('base64'),
        );
      };
      await walkThrough(page, `${game}/${id}`, take, { locale });
      await take();
      mkdirSync(SHEETS_TO, { recursive: true });
      await lay(page, pictures, join(SHEETS_TO, `${game}-${id}-${SHEETS_LOOK.replaceAll(',', '-')}.png`));
    });
}

/** All pictures beside each other, in a file. */
async function lay(page: Page, pictures: readonly string[], file: string): Promise<void> {
  const { columns, width } = SHEET;
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: columns * (width + 8), height: 400 });
  await sheet.setContent(
    `<body style="margin:0;background:#888;display:grid;gap:8px;grid-template-columns:repeat(${columns},${width}px)">${pictures
      .map((picture) => `<img style="width:100%" src="data:image/jpeg;base64,${picture}">`)
      .join('')}</body>`,
  );
  await sheet.screenshot({ path: file, fullPage: true, scale: 'css' });
  await sheet.close();
}
