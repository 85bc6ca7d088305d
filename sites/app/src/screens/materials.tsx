import { createGradesSource, Grades, materialsMessages } from '@assay/screens/materials';
import { useMemo } from 'react';
import { Reading } from '../reading.tsx';
import { useSite } from '../site-context.ts';

export const catalogues = [materialsMessages];

/** /materials */
export function Screen() {
  const { client } = useSite();
  const source = useMemo(() => createGradesSource(client), [client]);
  return (
    <Reading>
      <Grades source={source} />
    </Reading>
  );
}
