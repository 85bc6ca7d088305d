import { currentDetailId, pathTo } from '@assay/domain';
import { createHistorySource, createTrashSource, History, historyMessages } from '@assay/screens/history';
import { toolIntroductions } from '@assay/tools/introductions';
import { useCallback, useMemo } from 'react';
import { Reading } from '../reading.tsx';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [historyMessages];

/** /history */
export function Screen({ params, search }: ScreenProps) {
  const { client, toaster, go } = useSite();
  const source = useMemo(() => createHistorySource(client), [client]);
  const trash = useMemo(() => createTrashSource(client), [client]);
  const notify = useCallback((message: Parameters<typeof toaster.show>[0]) => toaster.show(message), [toaster]);
  const asked = new URLSearchParams(search);
  const currentId = currentDetailId(params, Object.fromEntries(asked));
  return (
    <Reading>
      <History
        source={source}
        trash={trash}
        begin={asked.get('list') === 'trash' ? 'trash' : 'all'}
        notify={notify}
        onOpenWork={({ kind, id }) => go(toolIntroductions[kind]?.addressOf(id) ?? pathTo('home'))}
        {...(currentId === undefined ? {} : { currentId })}
      />
    </Reading>
  );
}
