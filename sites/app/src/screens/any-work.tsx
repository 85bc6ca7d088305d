import { pathTo } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { worksMessages } from '@assay/screens/works';
import { toolIntroductions } from '@assay/tools/introductions';
import { toolViews } from '@assay/tools/views';
import { useQuery } from '@tanstack/react-query';
import type { ScreenProps } from '../screen.types.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { KindOfWork } from './KindOfWork.tsx';
import { WorkPage } from './work.tsx';

export const catalogues = [worksMessages];

/** /work/{work_id}: the work, or the way to the page that its tool has for works. */
export function Screen({ params }: ScreenProps) {
  const id = params['work_id'] ?? '';
  const here = pathTo('work', { work_id: id });
  const show = (kind: string) => {
    const address = toolIntroductions[kind]?.addressOf(id) ?? pathTo('notFound');
    return address === here ? <WorkHere id={id} kind={kind} /> : <Elsewhere address={address} />;
  };
  return (
    <KindOfWork key={id} id={id}>
      {show}
    </KindOfWork>
  );
}

/** A work whose tool has no page of its own for works. */
function WorkHere({ id, kind }: { id: string; kind: string }) {
  const translator = useTranslator();
  const { data: view } = useQuery({
    queryKey: ['view of a tool', kind],
    queryFn: async () => {
      const view = await toolViews[kind]?.();
      if (view) await translator.load(worksMessages, view.messages, ...(view.words ?? []));
      return view ?? null;
    },
    throwOnError: true,
  });
  return view ? <WorkPage id={id} view={view} /> : null;
}
