import type { ClassAct, ClassLead } from '../link/messages.ts';

/** What every part of the organiser's page is given. */
export interface LeadPart {
  readonly lead: ClassLead;
  act(act: ClassAct): void;
}
