import {
  Banner,
  Button,
  EmptyState,
  Heading,
  RefreshIcon,
  SearchIcon,
  Skeleton,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { StaleMark, useToolAct } from '@assay/screens/works';
import { type RecordOf, staleBasis } from '@assay/works';
import { Suspense, use } from 'react';
import type { trizKind } from '../kind/triz-kind.ts';
import { Effect } from './Effect.tsx';
import { effectTexts } from './effect-texts.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

type FunctionRecord = RecordOf<typeof trizKind, 'function'>;

/** The effects of physics, chemistry and geometry that may carry out each function that is wanted. */
export function EffectsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, under } = useTriz();
  const { isActing: isFinding, failure, isNothing, act } = useToolAct('effects');
  const wanted = under(null, 'function').filter(({ fields }) => fields.judgement !== 'harmful' && fields.action);
  const served = under(null, 'function').filter(({ id }) => under(id, 'effect').length > 0);
  const effects = served.flatMap(({ id }) => under(id, 'effect'));
  const isStale = effects.some((effect) => staleBasis(session.state, effect).length > 0);
  const find = !isReadOnly && wanted.length > 0 && (
    <Button size="compact" icon={served.length > 0 ? RefreshIcon : SearchIcon} isBusy={isFinding} onClick={() => act()}>
      {t(served.length > 0 ? 'principles.again' : 'effects.find')}
    </Button>
  );
  return (
    <Part name="effects" aside={t('effects.hint')} action={!isStale && find}>
      {failure !== undefined && (
        <Banner tone="critical" title={t('effects.failed')}>
          {failure}
        </Banner>
      )}
      {isNothing && served.length === 0 && <Banner announce="polite" title={t('effects.nothing')} />}
      <StaleMark records={effects} title={t('effects.stale')} announce="off" again={find} />
      {served.length === 0 && <EmptyState icon={WaypointsIcon} level={3} title={t('effects.none')} />}
      {served.map((record) => (
        <Suspense key={record.id} fallback={<Skeleton lines={3} />}>
          <EffectsOf record={record} isReadOnly={isReadOnly} />
        </Suspense>
      ))}
    </Part>
  );
}

function EffectsOf({ record, isReadOnly }: { record: FunctionRecord; isReadOnly: boolean }) {
  const { locale, under } = useTriz();
  const texts = use(effectTexts(locale));
  const { subject, action, object } = record.fields;
  return (
    <section className={styles.effectsOf} aria-label={[subject, action, object].filter(Boolean).join(' ')}>
      <Heading level={3} size="section">
        {[subject, action, object].filter(Boolean).join(' ')}
      </Heading>
      <ul className={styles.effects}>
        {under(record.id, 'effect').map((effect) => (
          <Effect key={effect.id} effect={effect} texts={texts} isReadOnly={isReadOnly} />
        ))}
      </ul>
    </section>
  );
}
