// node scripts/icons.mjs: redraw the icons for installing, after a change in packages/web/public/icon.svg.
import { runTool } from './lib/run-tool.mjs';

await runTool('packages/web/build/icons/main.ts');
