export { LOOKS, lookOf, type Pattern, type SeatLook, type Shape } from '@entente/pictures/looks';
