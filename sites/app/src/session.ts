import type { AccountSource, Session } from '@assay/screens/account';

/** The visitor, read once and again after signing in. */
export interface SessionStore {
  /** What is known now; undefined while nothing is. */
  current(): Session | undefined;
  /** The session, asked for when it is not known. Rejects when the service cannot be reached. */
  read(): Promise<Session>;
  /** Asks anew; what is known stays until the reply is there. */
  refresh(): Promise<Session>;
  /** Changes what is known, ahead of the service. */
  set(session: Session): void;
  subscribe(changed: () => void): () => void;
}

export function createSessionStore(account: Pick<AccountSource, 'session'>): SessionStore {
  let held: Session | undefined;
  let asking: Promise<Session> | undefined;
  const listeners = new Set<() => void>();

  function set(session: Session): void {
    held = session;
    for (const changed of listeners) changed();
  }

  function refresh(): Promise<Session> {
    const request = account.session().then((session) => {
      if (asking === request) set(session);
      return session;
    });
    asking = request;
    request.catch(() => {
      if (asking === request) asking = undefined;
    });
    return request;
  }

  return {
    current: () => held,
    read: () => (held ? Promise.resolve(held) : (asking ?? refresh())),
    refresh,
    set,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
