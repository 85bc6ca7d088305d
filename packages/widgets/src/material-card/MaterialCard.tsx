import {
  Banner,
  Button,
  DownloadIcon,
  EmptyState,
  ErrorState,
  FileSearchIcon,
  Heading,
  Menu,
  RetryIcon,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@assay/design-system';
import { materialFamilies, type UnitSystem, unitSystems } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Comparison, type ComparisonProps } from './Comparison.tsx';
import { CompositionBars } from './CompositionBars.tsx';
import { type CardWriting, useCardWriting } from './card-writing.ts';
import { Equivalents } from './Equivalents.tsx';
import * as styles from './MaterialCard.css.ts';
import type { CardPart, MaterialCardProps } from './MaterialCard.types.ts';
import {
  type CardFormat,
  cardFormats,
  type EquivalentGrades,
  type GradeCard,
  type MaterialCardSource,
} from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';
import { PropertyTable } from './PropertyTable.tsx';
import { Sources } from './Sources.tsx';
import { StiffnessChart } from './StiffnessChart.tsx';
import { useMaterialCard } from './useMaterialCard.ts';

const noOne: readonly string[] = [];

/** The card of a grade: composition, every value with its source, equivalents, comparison and export. */
export function MaterialCard(props: MaterialCardProps) {
  const { gradeId, source, level = 2 } = props;
  const t = useMessages(materialCardMessages);
  const [reading, retry] = useMaterialCard(source, gradeId);
  const told = useEffectEvent(() => {
    if (reading.kind === 'ready') {
      const { id, designation } = reading.value.grade;
      props.onShown?.({ id, designation });
    }
    if (reading.kind === 'failed') {
      const { status, message } = reading.failure;
      props.onFailure?.({ status, message });
    }
  });
  useEffect(() => {
    if (reading.kind !== 'loading') told();
  }, [reading]);

  if (reading.kind === 'loading') {
    return (
      <Stack gap={4} role="status" aria-label={t('loading')}>
        <Skeleton size="title2" width="40%" />
        <Skeleton lines={2} width="60%" />
        <Skeleton height={360} />
      </Stack>
    );
  }
  // An address that names no grade, and one that cannot be a grade's name, are one thing to who reads.
  if (reading.kind === 'failed' && [400, 404].includes(reading.failure.status)) {
    return (
      <EmptyState level={level} icon={FileSearchIcon} title={t('missing.title')}>
        {t('missing.text')}
      </EmptyState>
    );
  }
  if (reading.kind === 'failed') {
    return (
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
    );
  }
  return <ReadCard key={gradeId} {...props} level={level} {...reading.value} />;
}

interface ReadCardProps extends MaterialCardProps {
  level: 1 | 2 | 3;
  grade: GradeCard;
  equivalents: EquivalentGrades;
}

function ReadCard({ grade, equivalents, source, level, ...props }: ReadCardProps) {
  const t = useMessages(materialCardMessages);
  const [units, setUnits] = useState<UnitSystem>(props.units ?? 'si');
  const [given, setGiven] = useState(props.units);
  if (given !== props.units) {
    setGiven(props.units);
    setUnits(props.units ?? 'si');
  }
  const [others, setOthers] = useState(props.compared ?? noOne);
  // An address that names grades beside this one was sent to show them.
  const [part, setPart] = useState<CardPart>(others.length > 0 ? 'compare' : 'properties');
  const sources = useMemo(
    () => [...new Map([...grade.sources, ...equivalents.sources].map((each) => [each.id, each])).values()],
    [grade, equivalents],
  );
  const writing = useCardWriting(units, sources);
  const below = (level + 1) as ComparisonProps['level'];
  const values = [...grade.values, ...equivalents.equivalents.flatMap((each) => each.values)];

  return (
    <article className={styles.card}>
      <CardHead grade={grade} writing={writing} level={level} sourceCount={sources.length} />
      <div className={styles.tools}>
        <SegmentedControl
          label={t('units.label')}
          segments={unitSystems.map((value) => ({ value, label: t(`units.${value}`) }))}
          value={units}
          onChange={setUnits}
        />
        {source.export && <SaveMenu gradeId={grade.id} read={source.export} units={units} />}
      </div>
      <Tabs<CardPart>
        label={t('parts.label')}
        value={part}
        onChange={setPart}
        tabs={[
          {
            value: 'properties',
            label: t('parts.properties'),
            panel: (
              <div className={styles.columns}>
                <PropertyTable grade={grade} writing={writing} />
                <div className={styles.aside}>
                  {(grade.composition || grade.family === 'metal') && (
                    <CompositionBars composition={grade.composition} writing={writing} level={below} />
                  )}
                  <StiffnessChart grade={grade} writing={writing} level={below} />
                </div>
              </div>
            ),
          },
          {
            value: 'equivalents',
            label: t('parts.equivalents'),
            count: equivalents.equivalents.length,
            panel: (
              <div className={styles.panel}>
                <Equivalents grade={grade} equivalents={equivalents.equivalents} writing={writing} level={below} />
              </div>
            ),
          },
          {
            value: 'compare',
            label: t('parts.compare'),
            panel: (
              <div className={styles.panel}>
                <Comparison
                  grade={grade}
                  others={others}
                  source={source}
                  writing={writing}
                  level={below}
                  onChange={(ids) => {
                    setOthers(ids);
                    props.onCompared?.(ids);
                  }}
                />
              </div>
            ),
          },
          {
            value: 'sources',
            label: t('parts.sources'),
            count: sources.length,
            panel: (
              <div className={styles.panel}>
                <Sources values={values} writing={writing} />
              </div>
            ),
          },
        ]}
      />
    </article>
  );
}

function CardHead({
  grade,
  writing: { terms, locale },
  level,
  sourceCount,
}: {
  grade: GradeCard;
  writing: CardWriting;
  level: 1 | 2 | 3;
  sourceCount: number;
}) {
  const t = useMessages(materialCardMessages);
  const listed = materialFamilies[grade.family].length;
  const name = grade.names?.[locale];
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <Heading level={level} size="title1">
          <Typeset>{name && name !== grade.designation ? `${grade.designation} · ${name}` : grade.designation}</Typeset>
        </Heading>
        {grade.designations.length > 0 && (
          <p className={styles.designations}>
            <Typeset>
              {grade.designations.map(({ system, designation }) => `${system} ${designation}`).join(' · ')}
            </Typeset>
          </p>
        )}
        <Text size="caption" tone="muted">
          {t('coverage', { stated: listed - grade.missing.length, listed, sources: sourceCount })}
        </Text>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('family')}</dt>
          <dd>{terms.families[grade.family]}</dd>
        </div>
        <div>
          <dt>{t('class')}</dt>
          <dd>{terms.classes[grade.class]}</dd>
        </div>
      </dl>
    </header>
  );
}

interface SaveMenuProps {
  gradeId: string;
  read: NonNullable<MaterialCardSource['export']>;
  units: UnitSystem;
}

function SaveMenu({ gradeId, read, units }: SaveMenuProps) {
  const t = useMessages(materialCardMessages);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function write(format: CardFormat) {
    setBusy(true);
    setFailed(false);
    try {
      save(await read(gradeId, format, units), `${gradeId}.${format}`);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="compact" icon={DownloadIcon} isBusy={busy}>
            {t('save.label')}
          </Button>
        }
        groups={[cardFormats.map((id) => ({ id, label: t(`save.${id}`), onSelect: () => void write(id) }))]}
      />
      {hasFailed && <Banner tone="critical" title={t('save.failed')} />}
    </>
  );
}

/** Hands a file to the browser's downloads. */
function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
