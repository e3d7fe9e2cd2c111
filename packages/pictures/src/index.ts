export {
  HEIGHT,
  type RankedSeat,
  type ResultPicture,
  resultPicture,
  type TitlePicture,
  titlePicture,
  WIDTH,
} from './picture.ts';
export { escaped } from './text.ts';
