/** Told when something about a person has changed that the rest of the server has to know. */
export interface PersonChanges {
  sessionsChanged(person: string): Promise<void>;
  noticesChanged(person: string): Promise<void>;
}
