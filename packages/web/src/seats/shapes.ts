export { SHAPES } from '@entente/pictures/looks';
