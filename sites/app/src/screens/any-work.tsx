import { pathTo } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { createWorkSource, worksMessages } from '@assay/screens/works';
import { type ToolView, toolViews } from '@assay/tools/views';
import { useEffect, useState } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';
import { WorkPage } from './work.tsx';

export const catalogues = [];

/** /work/{work_id}: the work, or the way to the page that its tool has for works. */
export function Screen({ params }: ScreenProps) {
  const { client, go } = useSite();
  const translator = useTranslator();
  const id = params['work_id'] ?? '';
  const [shown, setShown] = useState<{ id: string; view: ToolView }>();
  useEffect(() => {
    const open = async () => {
      const { kind } = await createWorkSource(client, id, '').open();
      const view = await toolViews[kind]?.();
      const address = view?.addressOf(id);
      if (!view || address !== pathTo('work', { work_id: id })) {
        go(address ?? pathTo('notFound'), { replace: true });
        return;
      }
      await translator.load(worksMessages, view.messages);
      setShown({ id, view });
    };
    open().catch(() => go(pathTo('notFound'), { replace: true }));
  }, [client, go, id, translator]);
  return shown?.id === id ? <WorkPage key={id} id={id} view={shown.view} /> : null;
}
