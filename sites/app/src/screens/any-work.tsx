import { pathTo } from '@assay/domain';
import { createWorkSource } from '@assay/screens/works';
import { toolViews } from '@assay/tools/views';
import { useEffect } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [];

/** /work/{work_id}: leads to the page of the tool that the work is of. */
export function Screen({ params }: ScreenProps) {
  const { client, go } = useSite();
  const id = params['work_id'] ?? '';
  useEffect(() => {
    const lead = async () => {
      const { kind } = await createWorkSource(client, id, '').open();
      const view = await toolViews[kind]?.();
      go(view?.addressOf(id) ?? pathTo('notFound'), { replace: true });
    };
    lead().catch(() => go(pathTo('notFound'), { replace: true }));
  }, [client, go, id]);
  return null;
}
