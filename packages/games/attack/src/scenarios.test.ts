import { testScenarios } from '@entente/testing';
import { attack } from './game.ts';

testScenarios(attack, new URL('../scenarios/', import.meta.url));
