import { Heading, Skeleton, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from '../Boundary.tsx';
import { seekPanelMessages } from '../messages.ts';
import type { PartialContent } from '../module-contents.ts';
import { placesOf } from './stated-values.ts';
import { ValuesTable } from './ValuesTable.tsx';

// What only some questions ask for comes in one piece, which is fetched while an answer is being written.
const figures = () => import('./figures.ts');
export const loadFigures = (): Promise<unknown> => figures();
const AskedValues = lazy(() => figures().then((module) => ({ default: module.AskedValues })));
const Comparison = lazy(() => figures().then((module) => ({ default: module.Comparison })));
const FoldedValues = lazy(() => figures().then((module) => ({ default: module.FoldedValues })));

function Later({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>
    </Boundary>
  );
}

/** The figures that open an answer: those that were asked for, and the sides of a comparison. */
export function OpeningValues({ content }: { content: PartialContent<'SUMMARY'> }) {
  const { asked, compared } = placesOf(content);
  return (
    <>
      {asked.length > 0 && (
        <Later height={96}>
          <AskedValues groups={asked} />
        </Later>
      )}
      {compared && (
        <Later height={180}>
          <Comparison {...compared} />
        </Later>
      )}
    </>
  );
}

/** The values beside the answer: folded away where others were asked for, else in a table of their own. */
export function FurtherValues({ id, content }: { id: string; content: PartialContent<'SUMMARY'> }) {
  const t = useMessages(seekPanelMessages);
  const { asked, compared, others } = placesOf(content);
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={1} id={id}>
      {asked.length > 0 || compared ? (
        <Later height={44}>
          <FoldedValues values={others} />
        </Later>
      ) : (
        <>
          <Heading level={3}>{t('values.title')}</Heading>
          <ValuesTable label={t('values.title')} values={others} />
        </>
      )}
    </Stack>
  );
}
