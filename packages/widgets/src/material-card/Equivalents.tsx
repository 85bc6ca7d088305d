import {
  Banner,
  Disclosure,
  Heading,
  Inline,
  Table,
  type TableColumn,
  Tag,
  Text,
  type Tone,
} from '@assay/design-system';
import {
  type CompositionRelation,
  convertFigure,
  type MaterialFigure,
  materialProperties,
  unitOf,
  writeFigure,
} from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import type { CardWriting } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { EquivalentGrades, GradeCard } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';
import { SourceChip } from './SourceChip.tsx';

type Equivalent = EquivalentGrades['equivalents'][number];
type Difference = { key: string; name: string; here: string; there: string; meaning: string; matters: boolean };

const relationTones: Record<CompositionRelation, Tone> = {
  same: 'positive',
  within: 'positive',
  around: 'info',
  overlapping: 'info',
  apart: 'critical',
  unknown: 'caution',
};

/** The nearest grades of other standards: how their limits lie to these, and what differs, what matters first. */
export function Equivalents({
  grade,
  equivalents,
  writing,
  level,
}: {
  grade: GradeCard;
  equivalents: readonly Equivalent[];
  writing: CardWriting;
  level: 2 | 3 | 4;
}) {
  const t = useMessages(materialCardMessages);
  if (equivalents.length === 0) return <Text tone="muted">{t('equivalents.none')}</Text>;
  return (
    <>
      <Banner announce="off" tone="info" title={t('equivalents.nearest')} className={styles.differences} />
      {equivalents.map((equivalent) => (
        <section key={`${equivalent.system} ${equivalent.designation}`} className={styles.equivalent}>
          <Inline gap={3} align="center">
            <Heading level={level}>
              <Typeset>{`${equivalent.system} ${equivalent.designation}`}</Typeset>
            </Heading>
            {equivalent.alias && (
              <Text size="dense" tone="muted" isMono>
                {equivalent.alias}
              </Text>
            )}
            <Tag tone={relationTones[equivalent.relation]}>{t(`equivalents.relations.${equivalent.relation}`)}</Tag>
            {equivalent.composition && (
              <span>
                <SourceChip id={equivalent.composition.source} sources={writing.sources} />
              </span>
            )}
          </Inline>
          <Differences grade={grade} equivalent={equivalent} writing={writing} />
        </section>
      ))}
    </>
  );
}

function Differences({
  grade,
  equivalent,
  writing,
}: {
  grade: GradeCard;
  equivalent: Equivalent;
  writing: CardWriting;
}) {
  const t = useMessages(materialCardMessages);
  const differences = useDifferences(equivalent, writing);
  const name = `${equivalent.system} ${equivalent.designation}`;
  const columns: TableColumn<Difference>[] = [
    { id: 'name', header: t('equivalents.component'), isRowHeader: true, width: '34%', cell: (row) => row.name },
    {
      id: 'here',
      header: <Typeset>{grade.designation}</Typeset>,
      isNumeric: true,
      width: '20%',
      cell: (row) => row.here,
    },
    {
      id: 'there',
      header: <Typeset>{equivalent.designation}</Typeset>,
      isNumeric: true,
      width: '20%',
      cell: (row) => row.there,
    },
    { id: 'meaning', header: t('equivalents.change'), isMuted: true, cell: (row) => row.meaning },
  ];
  const table = (rows: readonly Difference[]) => (
    <Table
      label={t('equivalents.label', { here: grade.designation, there: name })}
      density="compact"
      className={styles.differences}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
  if (!equivalent.composition) {
    return (
      <Text size="dense" tone="muted">
        {t('equivalents.notHeld')}
      </Text>
    );
  }
  const [major, minor] = [differences.filter(({ matters }) => matters), differences.filter((row) => !row.matters)];
  return (
    <>
      {major.length > 0 ? table(major) : <Text size="dense">{t('equivalents.noDifference')}</Text>}
      {minor.length > 0 && (
        <Disclosure label={t('equivalents.minor', { count: minor.length })}>{table(minor)}</Disclosure>
      )}
    </>
  );
}

function useDifferences(
  { designation, differences, property_differences: demands }: Equivalent,
  { terms, units }: CardWriting,
): Difference[] {
  const t = useMessages(materialCardMessages);
  const side = (figure: MaterialFigure | undefined) => (figure ? writeFigure(figure) : t('equivalents.notLimited'));
  const demanded = demands.map(({ property, here, there, change }) => {
    const { quantity } = materialProperties[property];
    const [from, to] = [unitOf(quantity, 'si'), unitOf(quantity, units)];
    const written = (figure: MaterialFigure) => `${writeFigure(convertFigure(figure, from, to))} ${to}`;
    return {
      key: `${designation}-${property}`,
      name: terms.properties[property],
      here: written(here),
      there: written(there),
      meaning: `${change > 0 ? '+' : '−'}${Math.abs(change * 100).toFixed(0)} %`,
      matters: true,
    };
  });
  return [
    ...demanded,
    ...differences.map(({ component, here, there, kind, matters }) => ({
      key: component,
      name: component,
      here: side(here),
      there: side(there),
      meaning: t(`equivalents.kinds.${kind}`),
      matters,
    })),
  ];
}
