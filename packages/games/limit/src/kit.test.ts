import { coveringTables } from '@entente/engine/kit';
import { testProperties } from '@entente/testing';
import { limit } from './game.ts';

/** Every value of every option, and with them every number of nations. */
const TABLES = coveringTables(limit);

testProperties(limit, TABLES);
