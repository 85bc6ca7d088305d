import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useSite } from './site-context.ts';

const clients = new Map<number, QueryClient>();

/** The cache of one person's reading; another person who signs in begins with an empty one. */
function clientOf(epoch: number): QueryClient {
  let client = clients.get(epoch);
  if (!client) {
    client = new QueryClient({
      defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
    });
    clients.clear();
    clients.set(epoch, client);
  }
  return client;
}

/** Gives screens that read lists a cache; loaded with the first of them, so that the frame does without. */
export function Reading({ children }: { children: ReactNode }) {
  const { epoch } = useSite();
  const client = useMemo(() => clientOf(epoch), [epoch]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Marks what was read of these as old: read anew where it is shown next, not on the screen that is being left. */
export function forget(epoch: number, ...keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void clientOf(epoch).invalidateQueries({ queryKey, refetchType: 'none' });
}
