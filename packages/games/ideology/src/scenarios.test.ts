import { testScenarios } from '@entente/testing';
import { ideology } from './game.ts';

testScenarios(ideology, new URL('../scenarios/', import.meta.url));
