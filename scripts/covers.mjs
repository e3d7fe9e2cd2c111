// node scripts/covers.mjs: redraw the covers of the games, after a change in their cover.tsx or in their maps.
import { runTool } from './lib/run-tool.mjs';

await runTool('packages/web/build/covers/main.ts');
