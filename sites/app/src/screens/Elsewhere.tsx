import { useEffect } from 'react';
import { useSite } from '../site-context.ts';

/**
 * Leads to another address of the same, which stands in the place of this one: the token of a link and what is to be opened go
 * along.
 */
export function Elsewhere({ address }: { address: string }) {
  const { go } = useSite();
  useEffect(() => go(`${address}${location.search}${location.hash}`, { replace: true }), [go, address]);
  return null;
}
