import type { Connections } from './live/connections.ts';
import type { NoticePlanner } from './notices/notice-planner.ts';
import type { PersonChanges } from './people/person-changes.ts';
import type { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';

interface Followers {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly connections: Connections;
  readonly noticePlanner: NoticePlanner;
}

/** Everything that follows when the sessions or the notices of a person have changed. */
export class AfterPersonChange implements PersonChanges {
  private readonly followers: Followers;

  constructor(followers: Followers) {
    this.followers = followers;
  }

  async sessionsChanged(person: string): Promise<void> {
    await this.checkSessions(person);
    await this.followers.store.bus.tellPersonChanged(person);
  }

  async noticesChanged(person: string): Promise<void> {
    await this.followers.noticePlanner.refresh(person);
    await this.followers.store.bus.tellPersonChanged(person);
  }

  /** In another process. */
  async changedElsewhere(person: string): Promise<void> {
    await Promise.all([this.checkSessions(person), this.followers.noticePlanner.refresh(person)]);
  }

  /** Sockets of sessions that have ended are closed. */
  private async checkSessions(person: string): Promise<void> {
    const { store, sessions, connections } = this.followers;
    sessions.forget(person);
    const left = await store.people.sessions(person);
    connections.closeEnded(
      person,
      left.map(({ id }) => id),
    );
  }
}
