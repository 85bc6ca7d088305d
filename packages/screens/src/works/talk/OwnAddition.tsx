import { Button, Field, Text, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Operation } from '@assay/works';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import * as styles from './talk.css.ts';
import type { Suggestion } from './talk.source.ts';
import { useTalk } from './useTalk.ts';

type Addition = Extract<Operation, { op: 'add' }>;

/** The record that a suggestion brings, where it does nothing else. */
export function additionOf({ operations: [first, ...others] }: Suggestion): Addition | undefined {
  return first?.op === 'add' && others.length === 0 ? first : undefined;
}

export interface OwnAdditionProps {
  suggestion: Suggestion;
  addition: Addition;
  onDone(): void;
}

/**
 * The words of a record that the person suggested and nobody has answered: said anew, they are another suggestion in the place
 * of the first.
 */
export function OwnAddition({ suggestion, addition, onDone }: OwnAdditionProps) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session } = useWorkSession();
  const { talk } = useWorkPanel();
  const { refresh } = useTalk();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { type, fields = {} } = addition;
  const texts = Object.entries(session.state.kind.types[type]?.fields ?? {}).filter(
    ([, field]) => field.form === 'text' && !field.isCode && !field.isDerived,
  );
  const valueOf = (field: string) => said[field] ?? (typeof fields[field] === 'string' ? fields[field] : '');
  const isMissing = texts.some(([name, { isRequired }]) => isRequired && valueOf(name).trim() === '');

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const next = { ...fields };
    for (const [name] of texts) {
      const value = valueOf(name).trim();
      if (value === '') delete next[name];
      else next[name] = value;
    }
    try {
      // The new one first: what was suggested is never nowhere.
      await talk.suggest({ id: crypto.randomUUID(), operations: [{ ...addition, fields: next }] });
      await talk.decide(suggestion.id, false);
      await refresh();
      onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.addition}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) void save();
      }}
    >
      {texts.map(([name]) => (
        <Field key={name} label={words.field(type, name)}>
          <TextArea
            value={valueOf(name)}
            minRows={1}
            onChange={({ target }) => setSaid((now) => ({ ...now, [name]: target.value }))}
          />
        </Field>
      ))}
      {failure !== undefined && (
        <Text size="caption" tone="critical" role="alert">
          {failure}
        </Text>
      )}
      <div className={styles.answers}>
        <Button size="compact" type="submit" isBusy={isBusy} isDisabled={isMissing}>
          {t('suggestions.suggestAnew')}
        </Button>
        <Button size="compact" variant="quiet" isDisabled={isBusy} onClick={onDone}>
          {t('suggestions.leave')}
        </Button>
      </div>
    </form>
  );
}
