import {
  Button,
  EmptyState,
  IconButton,
  PlusIcon,
  SegmentedControl,
  Select,
  Skeleton,
  TextInput,
  TrashIcon,
  WaypointsIcon,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, WorkField } from '@assay/screens/works';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Triz } from '../kind/records-of.ts';
import { judgements } from './function-judgements.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

type FunctionRecord = Triz<'function'>;

const FunctionGraph = lazy(() => import('./FunctionGraph.tsx'));

const ways = ['table', 'graph'] as const;

/** The function model: what acts on what, and how well. */
export function FunctionsPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, under } = useTriz();
  const functions = under(null, 'function');
  const [way, setWay] = useState<(typeof ways)[number]>('table');
  /** Added just now, and still without the focus. */
  const added = useRef<string>(undefined);
  function add() {
    const id = crypto.randomUUID();
    session.edit([{ op: 'add', id, type: 'function', parent: null, fields: { judgement: 'useful' } }]);
    // What is only suggested takes no focus once somebody accepts it.
    added.current = session.state.get(id) ? id : undefined;
  }
  function focusNew(id: string, input: HTMLInputElement | null) {
    if (!input || added.current !== id) return;
    added.current = undefined;
    input.focus();
  }
  return (
    <Part
      name="functions"
      aside={t('functions.hint')}
      action={
        <>
          {functions.length > 0 && (
            <SegmentedControl
              label={t('functions.way')}
              segments={ways.map((value) => ({ value, label: t(`functions.as.${value}`) }))}
              value={way}
              onChange={setWay}
            />
          )}
          {!isReadOnly && (
            <Button size="compact" icon={PlusIcon} onClick={add}>
              {t('functions.add')}
            </Button>
          )}
        </>
      }
    >
      {functions.length === 0 ? (
        <EmptyState icon={WaypointsIcon} level={3} title={t('functions.none')} />
      ) : way === 'graph' ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <FunctionGraph isReadOnly={isReadOnly} />
        </Suspense>
      ) : (
        <ul className={styles.functions}>
          {functions.map((record) => (
            <FunctionRow key={record.id} record={record} isReadOnly={isReadOnly} onSubject={focusNew} />
          ))}
        </ul>
      )}
    </Part>
  );
}

interface WordsProps {
  record: FunctionRecord;
  field: 'subject' | 'action' | 'object';
  isReadOnly: boolean;
  onShown?: (input: HTMLInputElement | null) => void;
}

function Words({ record, field, isReadOnly, onShown }: WordsProps) {
  const t = useMessages(trizMessages);
  const text = useFieldText(record.id, field);
  return (
    <WorkField record={record.id} field={field}>
      <TextInput
        {...text}
        size="compact"
        aria-label={t(`functions.${field}`)}
        placeholder={t(`functions.${field}`)}
        maxLength={field === 'action' ? 100 : 200}
        readOnly={isReadOnly}
        {...(onShown && { ref: onShown })}
      />
    </WorkField>
  );
}

interface FunctionRowProps {
  record: FunctionRecord;
  isReadOnly: boolean;
  /** Told the field of what acts, once it is there. */
  onSubject: (id: string, input: HTMLInputElement | null) => void;
}

function FunctionRow({ record, isReadOnly, onSubject }: FunctionRowProps) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, fields } = record;
  const { judgement = 'useful' } = fields;
  return (
    <li className={styles.functionLine} data-record={id} data-judgement={judgement}>
      <Words record={record} field="subject" isReadOnly={isReadOnly} onShown={(input) => onSubject(id, input)} />
      <Words record={record} field="action" isReadOnly={isReadOnly} />
      <Words record={record} field="object" isReadOnly={isReadOnly} />
      <WorkField record={id} field="judgement">
        <Select
          size="compact"
          aria-label={t('functions.judgement')}
          value={judgement}
          disabled={isReadOnly}
          options={judgements.map((value) => ({ value, label: t(`functions.${value}`) }))}
          onChange={(event) => session.edit([{ op: 'set', id, field: 'judgement', value: event.target.value }])}
        />
      </WorkField>
      {!isReadOnly && (
        <IconButton
          icon={TrashIcon}
          size="compact"
          label={t('functions.remove')}
          onClick={() => session.edit([{ op: 'remove', id }])}
        />
      )}
    </li>
  );
}
