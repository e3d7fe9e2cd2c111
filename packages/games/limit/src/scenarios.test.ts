import { testScenarios } from '@entente/testing';
import { limit } from './game.ts';

testScenarios(limit, new URL('../scenarios/', import.meta.url));
