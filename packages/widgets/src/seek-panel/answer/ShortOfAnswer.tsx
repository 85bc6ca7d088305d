import { Skeleton } from '@assay/design-system';
import { lazy, Suspense } from 'react';

// Most questions have an answer: what stands in its place, or below a part of it, comes when it is needed.
const views = () => import('./short-of-answer.ts');
const LazyUnanswered = lazy(() => views().then((module) => ({ default: module.Unanswered })));
const LazyAskAgain = lazy(() => views().then((module) => ({ default: module.AskAgain })));
const LazyGaps = lazy(() => views().then((module) => ({ default: module.Gaps })));

/** `Unanswered`, fetched with the first question that has no direct answer. */
export function Unanswered({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <LazyUnanswered id={id} />
    </Suspense>
  );
}

/** `Gaps`, fetched with the first question that is answered in part. */
export function Gaps() {
  return (
    <Suspense>
      <LazyGaps />
    </Suspense>
  );
}

/** `AskAgain`, fetched with the first answer whose question may be read otherwise. */
export function AskAgain() {
  return (
    <Suspense>
      <LazyAskAgain />
    </Suspense>
  );
}
