import { newWork, pathTo } from '@assay/domain';
import { createWorkSource } from '@assay/screens/works';
import { useEffect, useState } from 'react';
import type { ScreenModule, ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

/** Kinds of work that are boards; the first is meant where nothing else is said. */
export const boardKinds = ['tech-mind', 'material-mind', 'idea-exploration'] as const;

/** /board/{id}: the page of a work that is a board, by its kind; a new one says of which kind it is to be (`?mind=`). */
export function boardScreen(screens: readonly (readonly [kind: string, screen: ScreenModule])[]): ScreenModule {
  const byKind = new Map(screens);
  const [[first] = ['']] = screens;

  function Screen({ params, search }: ScreenProps) {
    const id = params['id'] ?? '';
    const kind = useKind(id, id === newWork ? (new URLSearchParams(search).get('mind') ?? first) : undefined);
    const Found = byKind.get(kind ?? '')?.Screen;
    return Found ? <Found params={params} search={search} /> : null;
  }

  function useKind(id: string, said: string | undefined): string | undefined {
    const { client, go } = useSite();
    const [read, setRead] = useState<{ id: string; kind: string }>();
    const isKnown = said !== undefined;
    useEffect(() => {
      const read = async () => {
        const { kind } = await createWorkSource(client, id, '').open();
        if (byKind.has(kind)) setRead({ id, kind });
        else go(pathTo('work', { work_id: id }), { replace: true });
      };
      if (!isKnown) read().catch(() => go(pathTo('notFound'), { replace: true }));
    }, [client, go, id, isKnown]);
    if (said !== undefined) return byKind.has(said) ? said : first;
    return read?.id === id ? read.kind : undefined;
  }

  const catalogues = [...new Set(screens.flatMap(([, screen]) => screen.catalogues))];
  return { Screen, catalogues };
}
