/** What is not seen when a game begins: it is fetched when it is. */
export { AuctionStrip } from './AuctionStrip.tsx';
export { BattleSheet } from './BattleSheet.tsx';
export { CardsPart } from './CardsPart.tsx';
export { ListView } from './ListView.tsx';
export { PlaceSheet } from './PlaceSheet.tsx';
export { PlannedChips } from './PlannedChips.tsx';
export { Planner } from './Planner.tsx';
export { Players } from './Players.tsx';
export { Production } from './Production.tsx';
export { ResearchPart } from './ResearchPart.tsx';
export { Stamps } from './Stamps.tsx';
