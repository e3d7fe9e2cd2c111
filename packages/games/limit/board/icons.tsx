import {
  Baby,
  CircleCheck,
  Cloud,
  Coins,
  Factory,
  Fuel,
  Handshake,
  Landmark,
  type LucideIcon,
  Mountain,
  Shield,
  Swords,
  TriangleAlert,
  Users,
  Wheat,
  Zap,
} from 'lucide-react';
import type { AllianceType, CrisisType, Resource } from '../src/index.ts';

export const RESOURCE_ICON: Readonly<Record<Resource, LucideIcon>> = {
  renewable: Wheat,
  industrial: Factory,
  military: Shield,
  fossil: Fuel,
};

export const CRISIS_ICON: Readonly<Record<CrisisType, LucideIcon>> = {
  financial: Landmark,
  ecological: Cloud,
  military: Zap,
};

export const ALLIANCE_ICON: Readonly<Record<AllianceType, LucideIcon>> = {
  military: Swords,
  economic: Handshake,
};

export {
  Baby as DemographyIcon,
  CircleCheck as FineIcon,
  Cloud as PollutionIcon,
  Coins as MoneyIcon,
  Landmark as BankIcon,
  Mountain as TerritoryIcon,
  TriangleAlert as WarningIcon,
  Users as PeopleIcon,
  Zap as DestabIcon,
};
