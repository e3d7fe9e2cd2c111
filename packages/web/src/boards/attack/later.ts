/** What is not seen when a game begins: it is fetched when it is. */
export { ActionsPart } from './ActionsPart.tsx';
export { AuctionStrip } from './AuctionStrip.tsx';
export { BattleSheet } from './BattleSheet.tsx';
export { CardsPart } from './CardsPart.tsx';
export { ListView } from './ListView.tsx';
export { Orders } from './Orders.tsx';
export { PlaceSheet } from './PlaceSheet.tsx';
export { Planned } from './Planned.tsx';
export { Players } from './Players.tsx';
