import { Skeleton } from '@assay/design-system';
import { lazy, Suspense } from 'react';
import { Boundary } from '../Boundary.tsx';
import type { ComparisonProps } from './Comparison.tsx';

const Comparison = lazy(() => import('./Comparison.tsx').then((module) => ({ default: module.Comparison })));

/** The table of a comparison, fetched with the first one. */
export function ComparedValues(props: ComparisonProps) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={<Skeleton height={180} />}>
        <Comparison {...props} />
      </Suspense>
    </Boundary>
  );
}
