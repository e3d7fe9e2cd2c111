import { coveringTables } from '@entente/engine/kit';
import { testProperties } from '@entente/testing';
import { ideology } from './game.ts';

/** Every value of every option, and with them every number of players; short games are as good as long ones here. */
const TABLES = coveringTables(ideology, { turns: 15 });

testProperties(ideology, TABLES);
