import { Bird, Coins, Equal, type LucideIcon, Palette, Shield, Swords } from 'lucide-react';
import type { Influence, Relation } from '../src/index.ts';

export const INFLUENCE_ICON: Readonly<Record<Influence, LucideIcon>> = {
  military: Shield,
  economic: Coins,
  cultural: Palette,
};

export const INFLUENCE_WORD = {
  military: 'board.military',
  economic: 'board.economic',
  cultural: 'board.cultural',
} as const satisfies Record<Influence, string>;

const RELATION_ICON: Readonly<Record<Relation, LucideIcon>> = {
  peace: Bird,
  neutral: Equal,
  war: Swords,
};

export function RelationSign({ relation }: { relation: Relation }) {
  const Icon = RELATION_ICON[relation];
  return <Icon size={16} aria-hidden="true" />;
}
