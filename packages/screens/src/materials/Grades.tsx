import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  ErrorState,
  Heading,
  LayersIcon,
  Link,
  Page,
  RetryIcon,
  SearchInput,
  SegmentedControl,
  Skeleton,
  Text,
} from '@assay/design-system';
import {
  keyProperties,
  type MaterialFamily,
  materialFamilyNames,
  materialProperties,
  materialTerms,
  pathTo,
  unitOf,
  writeFigure,
} from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import * as styles from './Grades.css.ts';
import type { GradesSource, ListedGrade } from './grades.source.ts';
import { materialsMessages } from './messages.ts';

export interface GradesProps {
  source: GradesSource;
}

/** Every material card by name, family and the properties that are compared first. */
export function Grades({ source }: GradesProps) {
  const t = useMessages(materialsMessages);
  usePageTitle(t('index.title'));
  const [words, setWords] = useState('');
  const [family, setFamily] = useState<MaterialFamily | 'all'>('all');
  const query = useDeferredValue(words.trim());
  const read = useQuery({
    queryKey: ['materials', 'grades', query],
    queryFn: ({ signal }) => source.grades(query, signal),
    placeholderData: keepPreviousData,
  });
  const grades = (read.data ?? []).filter((grade) => family === 'all' || grade.family === family);
  return (
    <Page width="wide" className={styles.page}>
      <div>
        <Heading level={1}>{t('index.title')}</Heading>
        <Text as="p" tone="muted" hasMeasure>
          {t('index.lead')}
        </Text>
      </div>
      <div role="search" className={styles.controls}>
        <span className={styles.find}>
          <SearchInput
            aria-label={t('index.find')}
            placeholder={t('index.hint')}
            maxLength={100}
            value={words}
            onChange={setWords}
            clearLabel={t('index.clear')}
          />
        </span>
        <SegmentedControl
          label={t('index.family')}
          value={family}
          segments={(['all', ...materialFamilyNames] as const).map((value) => ({
            value,
            label: t(`index.families.${value}`),
          }))}
          onChange={setFamily}
        />
      </div>
      {read.isPending && (
        <div role="status" aria-label={t('index.loading')}>
          <Skeleton height={480} />
        </div>
      )}
      {read.isError && (
        <ErrorState
          title={t('index.failed')}
          actions={
            <Button icon={RetryIcon} onClick={() => void read.refetch()}>
              {t('index.retry')}
            </Button>
          }
        >
          {read.error.message}
        </ErrorState>
      )}
      {read.data && !read.isError && (
        <div className={styles.list}>
          <Text as="p" tone="muted" role="status">
            {t('index.count', { count: grades.length })}
          </Text>
          <GradeTable grades={grades} />
        </div>
      )}
    </Page>
  );
}

/** In px, as the name of each property needs it. */
const widths: Record<(typeof keyProperties)[number], number> = {
  density: 130,
  youngsModulus: 170,
  proofStrength: 228,
  tensileStrength: 172,
  thermalConductivity: 228,
};

/** A figure to sort by: the middle of a range, or the one side that is stated. */
function magnitudeOf({ key_values: values }: ListedGrade, property: (typeof keyProperties)[number]) {
  const figure = values.find((value) => value.property === property)?.figure;
  const sides = [figure?.min, figure?.max].filter((side) => side !== undefined);
  return sides.length === 0 ? undefined : sides.reduce((sum, side) => sum + side, 0) / sides.length;
}

function GradeTable({ grades }: { grades: readonly ListedGrade[] }) {
  const t = useMessages(materialsMessages);
  const { locale } = useTranslator();
  const columns = useMemo((): DataColumn<ListedGrade>[] => {
    const terms = materialTerms(locale);
    return [
      {
        id: 'designation',
        name: t('index.grade'),
        width: 96,
        value: ({ designation }) => designation,
        cell: ({ id, designation }) => (
          <Link variant="plain" href={pathTo('materialGrade', { grade_id: id })}>
            <Typeset>{designation}</Typeset>
          </Link>
        ),
      },
      {
        id: 'name',
        name: t('index.name'),
        width: 172,
        isMuted: true,
        value: ({ names, class: of }) => names?.[locale] ?? terms.classes[of],
      },
      {
        id: 'also',
        name: t('index.also'),
        width: 104,
        isMuted: true,
        isUnsorted: true,
        value: ({ found_as: found, designations }) =>
          (found ? [found] : designations).map(({ system, designation }) => `${system} ${designation}`).join(', '),
      },
      ...keyProperties.map(
        (property): DataColumn<ListedGrade> => ({
          id: property,
          name: terms.properties[property],
          unit: unitOf(materialProperties[property].quantity, 'si'),
          width: widths[property],
          isNumeric: true,
          value: (grade) => magnitudeOf(grade, property),
          cell: ({ key_values: values }) => {
            const figure = values.find((value) => value.property === property)?.figure;
            return figure ? writeFigure(figure) : t('index.unknown');
          },
        }),
      ),
    ];
  }, [t, locale]);
  return (
    <DataTable
      label={t('index.title')}
      columns={columns}
      rows={grades}
      rowKey={({ id }) => id}
      maxHeight="70dvh"
      empty={
        <EmptyState icon={LayersIcon} title={t('index.none')}>
          {t('index.noneText')}
        </EmptyState>
      }
    />
  );
}
