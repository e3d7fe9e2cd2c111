export { type Change, changed, difference, type Json } from './difference.ts';
export { joinedSum, sumOf } from './sum.ts';
export { type WholeMessage, WholeMessages } from './whole-messages.ts';
