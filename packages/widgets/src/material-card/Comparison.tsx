import {
  Button,
  Combobox,
  type ComboboxSource,
  ErrorState,
  Heading,
  RemovableChip,
  RetryIcon,
  Skeleton,
  Table,
  type TableColumn,
  Tag,
  Text,
} from '@assay/design-system';
import {
  type MaterialProperty,
  materialCompareLimit,
  materialPropertyNames,
  writeCondition,
  writeTemperature,
  writeValue,
} from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useCallback } from 'react';
import { limitText } from './CompositionBars.tsx';
import { type CardWriting, useCardWriting } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { CardSource, CardValue, ComparedGrade, GradeCard, MaterialCardSource } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';
import { kindTones } from './PropertyTable.tsx';
import { SourceChip } from './SourceChip.tsx';
import { useComparison } from './useMaterialCard.ts';

export interface ComparisonProps {
  grade: GradeCard;
  /** Ids beside the grade. */
  others: readonly string[];
  source: MaterialCardSource;
  writing: CardWriting;
  level: 2 | 3 | 4;
  onChange(others: readonly string[]): void;
}

/** Up to five grades side by side; every value stands with its own condition, and none is averaged. */
export function Comparison({ grade, others, source, writing, level, onChange }: ComparisonProps) {
  const t = useMessages(materialCardMessages);
  const { terms, locale } = writing;
  const [reading, retry] = useComparison(source, [grade.id, ...others]);
  const find: ComboboxSource = useCallback(
    async ({ query, signal }) =>
      (await source.search(query, signal))
        .filter(({ id }) => id !== grade.id && !others.includes(id))
        .map(({ id, designation, names, class: of, found_as: as }) => ({
          value: id,
          label: designation,
          description: [
            names?.[locale],
            terms.classes[of],
            as && t('compare.found', { name: `${as.system} ${as.designation}` }),
          ]
            .filter(Boolean)
            .join(' · '),
        })),
    [source, grade.id, others, locale, terms, t],
  );
  const shown = reading.kind === 'ready' ? reading.value : [];
  const nameOf = (id: string) => shown.find((each) => each.id === id)?.designation ?? id;
  return (
    <>
      <div className={styles.compared}>
        {others.length > 0 && (
          <div className={styles.chips}>
            {others.map((id) => (
              <RemovableChip
                key={id}
                removeLabel={t('compare.remove', { grade: nameOf(id) })}
                onRemove={() => onChange(others.filter((each) => each !== id))}
              >
                <Typeset>{nameOf(id)}</Typeset>
              </RemovableChip>
            ))}
          </div>
        )}
        {others.length + 1 < materialCompareLimit ? (
          <div className={styles.adder}>
            <Combobox
              key={others.join(',')}
              aria-label={t('compare.add')}
              placeholder={t('compare.placeholder')}
              source={find}
              value={undefined}
              words={{ list: t('compare.list') }}
              clearLabel={t('compare.clear')}
              onChange={(option) => option && onChange([...others, option.value])}
            />
          </div>
        ) : (
          <Text size="dense" tone="muted">
            {t('compare.full')}
          </Text>
        )}
      </div>
      {others.length === 0 && <Text tone="muted">{t('compare.empty', { grade: grade.designation })}</Text>}
      {others.length > 0 && reading.kind === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </div>
      )}
      {reading.kind === 'failed' && (
        <ErrorState
          level={level}
          title={t('failed.title')}
          actions={
            <Button icon={RetryIcon} onClick={retry}>
              {t('failed.retry')}
            </Button>
          }
        >
          {reading.failure.message}
        </ErrorState>
      )}
      {others.length > 0 && shown.length > 1 && <SideBySide grades={shown} writing={writing} level={level} />}
    </>
  );
}

function SideBySide({
  grades,
  writing,
  level,
}: {
  grades: readonly ComparedGrade[];
  writing: CardWriting;
  level: 2 | 3 | 4;
}) {
  const t = useMessages(materialCardMessages);
  const held = new Set(
    grades.flatMap(({ values, missing }) => [...values.map(({ property }) => property), ...missing]),
  );
  const rows = materialPropertyNames.filter((property) => held.has(property));
  const components = [
    ...new Set(grades.flatMap(({ composition }) => composition?.limits.map(({ component }) => component) ?? [])),
  ];
  const properties: TableColumn<MaterialProperty>[] = [
    {
      id: 'property',
      header: t('table.property'),
      isRowHeader: true,
      width: '28%',
      cell: (row) => <span className={styles.rowName}>{writing.terms.properties[row]}</span>,
    },
    ...grades.map((each) => ({
      id: each.id,
      header: <Typeset>{each.designation}</Typeset>,
      cell: (row: MaterialProperty) => (
        <Values
          values={each.values.filter(({ property }) => property === row)}
          sources={each.sources}
          writing={writing}
        />
      ),
    })),
  ];
  const limits: TableColumn<string>[] = [
    { id: 'component', header: t('equivalents.component'), isRowHeader: true, width: '28%', cell: (row) => row },
    ...grades.map((each) => ({
      id: each.id,
      header: <Typeset>{each.designation}</Typeset>,
      cell: (row: string) => {
        if (!each.composition) return t('unknownTag');
        const limit = each.composition.limits.find(({ component }) => component === row);
        if (!limit) return t('equivalents.notLimited');
        return limit.isBalance ? t('composition.balance') : limitText(limit);
      },
    })),
  ];
  return (
    <>
      <section className={styles.part}>
        <Heading level={level}>{t('compare.properties')}</Heading>
        <Table
          label={t('compare.properties')}
          className={styles.beside}
          columns={properties}
          rows={rows}
          rowKey={(row) => row}
          hasStickyColumn
        />
      </section>
      {components.length > 0 && (
        <section className={styles.part}>
          <Heading level={level}>{t('compare.composition')}</Heading>
          <Table
            label={t('compare.composition')}
            className={styles.beside}
            density="compact"
            columns={limits}
            rows={components}
            rowKey={(row) => row}
            hasStickyColumn
          />
        </section>
      )}
    </>
  );
}

function Values({
  values,
  sources,
  writing: { units },
}: {
  values: readonly CardValue[];
  sources: readonly CardSource[];
  writing: CardWriting;
}) {
  const t = useMessages(materialCardMessages);
  const { comma } = useFormats();
  // The numbers are those of the grade's own card.
  const { terms } = useCardWriting(units, sources);
  if (values.length === 0)
    return (
      <Text size="dense" tone="muted">
        {t('unknownTag')}
      </Text>
    );
  return values.map((value, at) => {
    const { figure, unit } = writeValue(value, units);
    const condition = [writeCondition(value.condition, terms, units, comma), writeTemperature(value.condition, units)];
    return (
      <div key={`${value.property}-${at}`} className={styles.comparedValue}>
        <span className={styles.figure}>{figure}</span> <span className={styles.unit}>{unit}</span>{' '}
        <Tag tone={kindTones[value.kind]}>{terms.kinds[value.kind]}</Tag>{' '}
        <SourceChip id={value.source} sources={sources} />
        <span className={styles.condition}>
          <Typeset>{condition.filter(Boolean).join(comma)}</Typeset>
        </span>
      </div>
    );
  });
}
