// node scripts/maps.mjs: draw the maps of the games anew, after a change in a plan or in packages/web/build/maps.
import { runTool } from './lib/run-tool.mjs';

await runTool('packages/web/build/maps/main.ts');
