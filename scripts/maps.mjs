// node scripts/maps.mjs: redraw the maps of the games, after a change in a plan or in packages/web/build/maps.
import { runTool } from './lib/run-tool.mjs';

await runTool('packages/web/build/maps/main.ts');
