import { lazy } from 'react';

const later = () => import('./later.ts');

/** The first thing that a turn opens. */
export const ActionsPart = lazy(async () => ({ default: (await import('./ActionsPart.tsx')).ActionsPart }));
export const AuctionStrip = lazy(async () => ({ default: (await later()).AuctionStrip }));
export const BattleSheet = lazy(async () => ({ default: (await later()).BattleSheet }));
export const CardsPart = lazy(async () => ({ default: (await later()).CardsPart }));
export const ListView = lazy(async () => ({ default: (await later()).ListView }));
export const PlaceSheet = lazy(async () => ({ default: (await later()).PlaceSheet }));
export const PlannedChips = lazy(async () => ({ default: (await later()).PlannedChips }));
export const Planner = lazy(async () => ({ default: (await later()).Planner }));
export const Players = lazy(async () => ({ default: (await later()).Players }));
export const Production = lazy(async () => ({ default: (await later()).Production }));
export const ResearchPart = lazy(async () => ({ default: (await later()).ResearchPart }));
export const Stamps = lazy(async () => ({ default: (await later()).Stamps }));
