import { Banner, Button, EmptyState, RefreshIcon, SearchIcon, Text, WaypointsIcon } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { StaleMark, useToolAct, WhereToLook } from '@assay/screens/works';
import { isWhereToLook, staleBasis } from '@assay/works';
import { namedPrinciples } from '../kind/named-principles.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { Principle } from './Principle.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** The principles of the cell, each with the passages that show it at work. */
export function PrinciplesPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const formats = useFormats();
  const { session, contradiction, under } = useTriz();
  const { isActing: isFinding, failure, act } = useToolAct('principles');
  if (!contradiction) return null;
  const principles = under(contradiction.id, 'principle');
  const named = namedPrinciples(contradiction.fields);
  // Said once where it is true of all.
  const isNoneShown = principles.length > 1 && principles.every(({ evidence }) => Object.keys(evidence).length === 0);
  const changed = principles.flatMap((principle) => staleBasis(session.state, principle));
  const isStale = changed.length > 0;
  const isElsewhere = isStale && changed.every(isWhereToLook);
  const isConfirmed = contradiction.fields.isConfirmed === true;
  const canFind = !isReadOnly && named.from !== 'none' && isConfirmed;
  const { namedBy, namedOn } = contradiction.fields;

  const nothing = !isConfirmed
    ? contradiction.fields.form === 'physical'
      ? 'principles.noneParted'
      : 'principles.none'
    : named.from === 'none'
      ? 'principles.emptyCell'
      : 'principles.ready';

  const button = (label: string) => (
    <Button
      size="compact"
      icon={principles.length > 0 ? RefreshIcon : SearchIcon}
      isBusy={isFinding}
      busyLabel={t('principles.finding')}
      onClick={() => act()}
    >
      {label}
    </Button>
  );
  return (
    <Part
      name="principles"
      {...(principles.length > 0 && { aside: t('principles.count', { count: principles.length }) })}
      action={canFind && !isStale && button(t(principles.length > 0 ? 'principles.again' : 'principles.find'))}
    >
      {failure !== undefined && (
        <Banner tone="critical" title={t('principles.failed')}>
          {failure}
        </Banner>
      )}
      {isConfirmed && <WhereToLook isReadOnly={isReadOnly} />}
      <StaleMark
        records={principles}
        title={isElsewhere ? undefined : t('principles.stale')}
        again={canFind && button(t('principles.again'))}
      />
      {principles.length > 0 && named.from === 'separation' && namedBy && namedOn && (
        <Text size="caption" tone="muted">
          {t(`principles.of.${namedBy}`, { date: formats.date(namedOn, 'UTC') })}
        </Text>
      )}
      {isNoneShown && <Text tone="muted">{t('principles.noneShown')}</Text>}
      {principles.length === 0 ? (
        <EmptyState icon={WaypointsIcon} level={3} title={t(nothing)} />
      ) : (
        <ol className={styles.principles}>
          {principles.map((principle) => (
            <Principle key={principle.id} principle={principle} isReadOnly={isReadOnly} isSaidOfAll={isNoneShown} />
          ))}
        </ol>
      )}
    </Part>
  );
}
