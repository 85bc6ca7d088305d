import { Button, Field, Heading, Inline, Select, Text } from '@assay/design-system';
import type { ContradictionQuestion } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useId, useState } from 'react';
import * as styles from '../AgentChat.css.ts';
import { agentChatMessages } from '../messages.ts';

export interface ApprovalProps {
  question: ContradictionQuestion;
  /** Resolves false when the answer was not taken. */
  onAnswer(given: { approve: boolean; choice?: { improve: number; worsen: number } }): Promise<boolean>;
}

/** Asks a person whether a problem was read right; the two parameters can be changed. */
export function Approval({ question, onAnswer }: ApprovalProps) {
  const t = useMessages(agentChatMessages);
  const titleId = useId();
  const [improve, setImprove] = useState(String(question.chosen.improve ?? ''));
  const [worsen, setWorsen] = useState(String(question.chosen.worsen ?? ''));
  const [busy, setBusy] = useState<'approve' | 'without'>();
  const canApprove = improve !== '' && worsen !== '';

  async function answer(name: 'approve' | 'without') {
    setBusy(name);
    const choice = { improve: Number(improve), worsen: Number(worsen) };
    await onAnswer(name === 'approve' ? { approve: true, choice } : { approve: false });
    setBusy(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (canApprove) void answer('approve');
  }
  const options = (choices: ContradictionQuestion['improve']) =>
    choices.map(({ id, name }) => ({ value: String(id), label: `${id} ${name}` }));

  return (
    <form className={styles.approval} aria-labelledby={titleId} onSubmit={submit}>
      <Heading level={3} size="section" id={titleId}>
        {t('approval.title')}
      </Heading>
      <Text as="p" size="dense" tone="muted">
        {t('approval.hint')}
      </Text>
      <div className={styles.choices}>
        <Field label={t('approval.improve')}>
          <Select
            options={options(question.improve)}
            placeholder={t('approval.choose')}
            value={improve}
            onChange={(event) => setImprove(event.target.value)}
          />
        </Field>
        <Field label={t('approval.worsen')}>
          <Select
            options={options(question.worsen)}
            placeholder={t('approval.choose')}
            value={worsen}
            onChange={(event) => setWorsen(event.target.value)}
          />
        </Field>
      </div>
      {canApprove && improve === worsen && (
        <Text as="p" size="dense" tone="muted" role="status">
          {t('approval.same')}
        </Text>
      )}
      <Inline>
        <Button type="submit" variant="primary" size="compact" isDisabled={!canApprove} isBusy={busy === 'approve'}>
          {t('approval.approve')}
        </Button>
        <Button variant="quiet" size="compact" isBusy={busy === 'without'} onClick={() => void answer('without')}>
          {t('approval.without')}
        </Button>
      </Inline>
    </form>
  );
}
