export { limit } from './game.ts';
export type {
  Cabinet,
  Facts,
  Hidden,
  Limit,
  LimitOptions,
  LimitView,
  Nation,
  Star,
  World,
} from './position.ts';
