import { Button, Heading, Text } from '@assay/design-system';
import type { FormEvent, ReactNode } from 'react';
import * as styles from './Administration.css.ts';

export interface PolicyFormProps {
  title: string;
  /** What it decides, and for whom. */
  lead: string;
  words: { save: string; saving: string };
  isBusy: boolean;
  onSubmit(): void;
  /** Its fields. */
  children: ReactNode;
}

/** A part of the page of an organisation in which something is decided for all its people, and saved by a button. */
export function PolicyForm({ title, lead, words, isBusy, onSubmit, children }: PolicyFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <section className={styles.part}>
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <Text as="p" tone="muted" hasMeasure>
        {lead}
      </Text>
      <form className={styles.form} noValidate onSubmit={submit} aria-label={title}>
        {children}
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
