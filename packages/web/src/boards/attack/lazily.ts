import { lazy } from 'react';

const later = () => import('./later.ts');

export const ActionsPart = lazy(async () => ({ default: (await later()).ActionsPart }));
export const AuctionStrip = lazy(async () => ({ default: (await later()).AuctionStrip }));
export const BattleSheet = lazy(async () => ({ default: (await later()).BattleSheet }));
export const CardsPart = lazy(async () => ({ default: (await later()).CardsPart }));
export const ListView = lazy(async () => ({ default: (await later()).ListView }));
export const Orders = lazy(async () => ({ default: (await later()).Orders }));
export const Players = lazy(async () => ({ default: (await later()).Players }));
