import { useMemo } from 'react';
import type { ShareLinks } from './ShareDialog.tsx';
import type { SharingSource } from './sharing.source.ts';

/** The links of one item, as the dialog wants them. */
export function useShareLinks(source: SharingSource, item: string): ShareLinks {
  return useMemo(
    () => ({
      list: () => source.shareLinks(item),
      create: (days?: number) => source.share(item, days),
      revoke: (id: string) => source.revoke(id),
      ...(source.tenantShare ? { tenant: source.tenantShare(item) } : {}),
    }),
    [source, item],
  );
}
