import { Button, Field, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { technicalQaMessages } from './messages.ts';
import * as styles from './technical-qa.css.ts';

/** Where the next question is asked. */
export function AskForm({ onAsk }: { onAsk: (text: string) => void }) {
  const t = useMessages(technicalQaMessages);
  const [text, setText] = useState('');
  const asked = text.trim();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (asked === '') return;
    onAsk(asked);
    setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }
  return (
    <form className={styles.ask} onSubmit={submit}>
      <Field label={t('ask.label')} hint={t('ask.hint')} className={styles.askField}>
        <TextArea
          value={text}
          minRows={2}
          maxLength={8_000}
          placeholder={t('ask.placeholder')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button type="submit" variant="primary" isDisabled={asked === ''}>
        {t('ask.submit')}
      </Button>
    </form>
  );
}
