import { testScenarios } from '@entente/testing';
import { venonta } from './game.ts';

testScenarios(venonta, new URL('../scenarios/', import.meta.url));
