import { coveringTables } from '@entente/engine/kit';
import { testProperties } from '@entente/testing';
import { venonta } from './game.ts';

/** Every value of every option, and with them every number of players. */
const TABLES = coveringTables(venonta);

testProperties(venonta, TABLES);
