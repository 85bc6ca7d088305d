import { Heading, Skeleton, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from '../Boundary.tsx';
import { seekPanelMessages } from '../messages.ts';
import type { PartialContent, StatedRow } from '../module-contents.ts';
import { isConditioned } from './Conditions.tsx';
import { placesOf, type StatedGroup } from './stated-values.ts';
import { ValuesTable } from './ValuesTable.tsx';
import * as styles from './values.css.ts';

// What only some questions ask for comes in one piece, which is fetched while an answer is being written.
const figures = () => import('./figures.ts');
export const loadFigures = (): Promise<unknown> => figures();
const AskedValues = lazy(() => figures().then((module) => ({ default: module.AskedValues })));
const Comparison = lazy(() => figures().then((module) => ({ default: module.Comparison })));
const FoldedValues = lazy(() => figures().then((module) => ({ default: module.FoldedValues })));

function Later({ place, children }: { place: ReactNode; children: ReactNode }) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={place}>{children}</Suspense>
    </Boundary>
  );
}

/** Something is said below one of the figures: its conditions, or how many sources state it. */
function isSaid(groups: readonly StatedGroup[]): boolean {
  return groups.some(({ rows }) => rows.length > 1 || rows.some(isConditioned));
}

/** How many quantities are compared, as its place needs it. */
function quantitiesOf(rows: readonly StatedRow[]): CSSProperties {
  const count = new Set(rows.map(({ quantity }) => quantity.toLowerCase())).size;
  return { [styles.quantities]: count } as CSSProperties;
}

/** The figures that open an answer: those that were asked for, and the sides of a comparison. */
export function OpeningValues({ content }: { content: PartialContent<'SUMMARY'> }) {
  const { asked, compared } = placesOf(content);
  return (
    <>
      {asked.length > 0 && (
        <Later place={<div className={styles.figuresPlace[isSaid(asked) ? 'said' : 'bare']} />}>
          <AskedValues groups={asked} />
        </Later>
      )}
      {compared && (
        <Later place={<div className={styles.comparedPlace} style={quantitiesOf(compared.rows)} />}>
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
        <Later place={<Skeleton height={36} />}>
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
