import { useMemo } from 'react';
import type { ShareLinks } from './ShareDialog.tsx';
import type { SharingSource } from './sharing.source.ts';

/** The links of one item, as the dialog wants them; undefined for a reader who shares nothing. */
export function useShareLinks(source: SharingSource | undefined, item: string): ShareLinks | undefined {
  return useMemo(() => {
    if (!source) return undefined;
    const { share, tenantShare } = source;
    return {
      list: () => source.shareLinks(item),
      revoke: (id: string) => source.revoke(id),
      ...(share ? { create: (days?: number) => share(item, days) } : {}),
      ...(tenantShare ? { tenant: tenantShare(item) } : {}),
    };
  }, [source, item]);
}
