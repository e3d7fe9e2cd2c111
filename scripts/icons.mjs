// node scripts/icons.mjs: draw the icons for installing anew, after a change in packages/web/public/icon.svg.
import { runTool } from './lib/run-tool.mjs';

await runTool('packages/web/build/icons/main.ts');
