import { Button, Field, SearchInput } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import * as styles from './Administration.css.ts';
import { administrationMessages } from './messages.ts';

export interface FindFormProps {
  label: string;
  hint: string;
  /** What the list shows, empty for everything. */
  query: string;
  /** Told what is looked for when it is asked for; empty for everything. */
  onFind: (query: string) => void;
}

/** A list is searched when that is asked for, and shows everything again when the box is emptied. */
export function FindForm({ label, hint, query, onFind }: FindFormProps) {
  const t = useMessages(administrationMessages);
  const [text, setText] = useState(query);

  function submit(event: FormEvent) {
    event.preventDefault();
    onFind(text.trim());
  }

  return (
    <form role="search" aria-label={label} className={styles.find} onSubmit={submit}>
      <Field label={label} hint={hint}>
        <SearchInput
          name="query"
          value={text}
          clearLabel={t('tenants.clear')}
          onChange={(value) => {
            setText(value);
            if (value === '') onFind('');
          }}
        />
      </Field>
      <div>
        <Button type="submit">{t('tenants.search')}</Button>
      </div>
    </form>
  );
}
