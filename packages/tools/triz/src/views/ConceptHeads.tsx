import { Disclosure, IconButton, Select, Text, TextArea, TextInput, TrashIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CiteButton, CitedPassages, useFieldText, WorkField } from '@assay/screens/works';
import type { RecordId, RecordOf } from '@assay/works';
import { use } from 'react';
import { weightOf } from '../kind/balance.ts';
import type { ScoredConcept } from '../kind/scores.ts';
import { isSourced } from '../kind/sources-of.ts';
import type { trizKind } from '../kind/triz-kind.ts';
import type { EffectCode } from '../tables/index.ts';
import * as styles from './concepts.css.ts';
import { effectTexts } from './effect-texts.ts';
import { trizMessages } from './messages.ts';
import { hidden } from './triz.css.ts';
import { useTriz } from './useTriz.ts';

const steps = [1, 2, 3, 4, 5].map((step) => ({ value: String(step), label: `× ${step}` }));

function Name({ record, label, isReadOnly }: { record: RecordId; label: string; isReadOnly: boolean }) {
  const text = useFieldText(record, 'name');
  return (
    <WorkField record={record} field="name">
      <TextInput {...text} size="compact" aria-label={label} maxLength={100} readOnly={isReadOnly} />
    </WorkField>
  );
}

/** How a concept works; nothing where nobody said so and nobody can. */
function Description({ record, label, isReadOnly }: { record: RecordId; label: string; isReadOnly: boolean }) {
  const text = useFieldText(record, 'description');
  if (isReadOnly && text.value === '') return null;
  return (
    <div className={styles.conceptText}>
      <WorkField record={record} field="description">
        <TextArea
          {...text}
          aria-label={label}
          placeholder={label}
          minRows={1}
          maxLength={4_000}
          readOnly={isReadOnly}
        />
      </WorkField>
    </div>
  );
}

/** Head of a column: a criterion by which concepts are compared, with its weight. */
export function CriterionHead({
  criterion,
  isReadOnly,
}: {
  criterion: RecordOf<typeof trizKind, 'criterion'>;
  isReadOnly: boolean;
}) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, fields } = criterion;
  const { name = '' } = fields;
  return (
    <div className={styles.criterion}>
      <Name record={id} label={t('concepts.criterion')} isReadOnly={isReadOnly} />
      <Select
        size="compact"
        aria-label={t('concepts.weight', { name })}
        disabled={isReadOnly}
        value={String(weightOf(criterion))}
        options={steps}
        onChange={(event) => session.edit([{ op: 'set', id, field: 'weight', value: Number(event.target.value) }])}
      />
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          size="compact"
          label={t('concepts.remove', { name })}
          onClick={() => session.edit([{ op: 'remove', id }])}
        />
      )}
    </div>
  );
}

/** Head of a row: a concept, with what led to it and how it works. */
export function ConceptHead({
  scored: { concept, follows },
  isReadOnly,
}: {
  scored: Pick<ScoredConcept, 'concept' | 'follows'>;
  isReadOnly: boolean;
}) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { name = '' } = concept.fields;
  return (
    <div className={styles.conceptName} data-record={concept.id}>
      {follows.type === 'effect' ? (
        <OfEffect code={follows.key} />
      ) : (
        <span className={styles.ofPrinciple} title={t(`concepts.${follows.type}`, { number: follows.key })}>
          {follows.key}
        </span>
      )}
      <Name record={concept.id} label={t('concepts.name')} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          size="compact"
          label={t('concepts.remove', { name })}
          onClick={() => session.edit([{ op: 'remove', id: concept.id }])}
        />
      )}
      <Description record={concept.id} label={t('concepts.works')} isReadOnly={isReadOnly} />
      <Carried concept={concept} />
    </div>
  );
}

/** Who wrote a concept that no person did, and the passages that carry it; one that rests on none says so. */
function Carried({ concept }: { concept: ScoredConcept['concept'] }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, origin, evidence, fields } = concept;
  const count = Object.keys(evidence).length;
  const { name = '', description = '' } = fields;
  return (
    <div className={styles.conceptText}>
      {count > 0 && origin.startsWith('model:') && (
        <Text size="caption" tone="muted">
          {t('writing.by', { model: origin.slice('model:'.length) })}
        </Text>
      )}
      {count > 0 && (
        <Disclosure label={t('principles.passages', { count })}>
          <CitedPassages record={concept} />
        </Disclosure>
      )}
      {!isSourced(session.state, concept) && (
        <Text as="p" size="caption" tone="muted">
          {t('concepts.noSource')}
        </Text>
      )}
      <CiteButton record={id} name={name} about={`${name} ${description}`.trim()} />
    </div>
  );
}

/** An effect has no number: its sign stands for it, and its name is told. */
function OfEffect({ code }: { code: string }) {
  const t = useMessages(trizMessages);
  const { locale } = useTriz();
  const [name] = use(effectTexts(locale))[code as EffectCode] ?? [code];
  return (
    <span className={styles.ofPrinciple} title={t('concepts.effect', { name })}>
      E<span className={hidden}> {name}</span>
    </span>
  );
}
