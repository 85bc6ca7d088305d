import { pathTo } from '@assay/domain';
import { worksMessages } from '@assay/screens/works';
import { toolIntroductions } from '@assay/tools/introductions';
import type { ScreenProps } from '../screen.types.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { KindOfWork } from './KindOfWork.tsx';

export const catalogues = [worksMessages];

/** /work/{work_id}: leads to the page of the tool that the work is of. */
export function Screen({ params }: ScreenProps) {
  const id = params['work_id'] ?? '';
  return (
    <KindOfWork id={id}>
      {(kind) => <Elsewhere address={toolIntroductions[kind]?.addressOf(id) ?? pathTo('notFound')} />}
    </KindOfWork>
  );
}
