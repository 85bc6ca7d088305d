import type { AccountSource, Session } from '@assay/screens/account';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

/** The visitor, read once and again after signing in or out. */
export function sessionQuery(account: AccountSource) {
  return queryOptions({
    queryKey: ['session'],
    queryFn: ({ signal }) => account.session(signal),
    staleTime: 5 * 60_000,
  });
}

export function readSession(queries: QueryClient, account: AccountSource): Promise<Session> {
  return queries.ensureQueryData(sessionQuery(account));
}
