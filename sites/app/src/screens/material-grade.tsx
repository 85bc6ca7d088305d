import { materialCompareLimit, pathTo } from '@assay/domain';
import { HeaderContent } from '@assay/screens/frame';
import { Grade, materialsMessages } from '@assay/screens/materials';
import { createMaterialCardSource, materialCardMessages } from '@assay/widgets/material-card';
import { useCallback, useMemo } from 'react';
import type { ScreenProps } from '../screen.types.ts';
import { useSite } from '../site-context.ts';

export const catalogues = [materialsMessages, materialCardMessages];

/** Query parameter with the ids that stand beside the grade. */
const besideParameter = 'beside';

/** /material/grade/{grade_id} */
export function Screen({ params, search }: ScreenProps) {
  const { client, go } = useSite();
  const id = params['grade_id'] ?? '';
  const source = useMemo(() => createMaterialCardSource(client), [client]);
  const beside = new URLSearchParams(search).get(besideParameter)?.split(',') ?? [];
  const replace = useCallback((path: string) => go(path, { replace: true }), [go]);
  return (
    <Grade
      gradeId={id}
      compared={[...new Set(beside)].filter((other) => other !== '' && other !== id).slice(0, materialCompareLimit - 1)}
      source={source}
      Header={HeaderContent}
      onBack={() => go(pathTo('materials'))}
      onCompared={(ids) => {
        const query = ids.length > 0 ? `?${besideParameter}=${ids.join(',')}` : '';
        replace(`${pathTo('materialGrade', { grade_id: id })}${query}`);
      }}
      onMissing={() => replace(pathTo('notFound'))}
    />
  );
}
