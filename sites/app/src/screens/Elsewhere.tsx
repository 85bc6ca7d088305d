import { useEffect } from 'react';
import { useSite } from '../site-context.ts';

/** Leads to another address, which stands in the place of this one. */
export function Elsewhere({ address }: { address: string }) {
  const { go } = useSite();
  useEffect(() => go(address, { replace: true }), [go, address]);
  return null;
}
