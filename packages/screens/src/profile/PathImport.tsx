import { Button, Field, Heading, Text, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { type LibrarySource, MissingPathError } from './library.source.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { Notify } from './Profile.types.ts';

/** Paths of one import, as the call accepts them. */
const pathLimit = 100;
/** Setting by which the operator names the folder. */
const folderSetting = 'ASSAY_IMPORT_FOLDER';

export interface PathImportProps {
  source: LibrarySource;
  /** Null when the installation has no import folder; undefined for all who do not run it. */
  folder: string | null | undefined;
  onBegun: () => void;
  notify: Notify;
}

/** Imports files that already lie on the machine of the service, so that nothing has to be uploaded. */
export function PathImport({ source, folder, onBegun, notify }: PathImportProps) {
  const t = useMessages(profileMessages);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  if (folder === undefined) return null;
  if (folder === null) {
    return (
      <Text as="p" size="dense" tone="muted">
        {t('paths.off', { setting: folderSetting })}
      </Text>
    );
  }
  const paths = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

  function refuse(message: string) {
    setFailure(message);
    box.current?.querySelector('textarea')?.focus();
  }

  async function start() {
    setBusy(true);
    setFailure(undefined);
    try {
      await source.importPaths(paths);
      setText('');
      onBegun();
      notify({ title: t('paths.begun'), tone: 'positive' });
    } catch (error) {
      if (error instanceof MissingPathError) refuse(t('paths.notFound', { path: error.path }));
      else {
        notify({
          title: t('paths.failed'),
          description: error instanceof Error ? error.message : String(error),
          tone: 'critical',
        });
      }
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (paths.length === 0) refuse(t('paths.missing'));
    else if (paths.length > pathLimit) refuse(t('paths.tooMany', { limit: pathLimit }));
    else void start();
  }

  return (
    <form ref={box} noValidate onSubmit={submit} className={styles.pathForm} aria-label={t('paths.title')}>
      <Heading level={3} size="section">
        {t('paths.title')}
      </Heading>
      <Field label={t('paths.label')} hint={t('paths.hint', { folder })} error={failure}>
        <TextArea
          minRows={2}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFailure(undefined);
          }}
        />
      </Field>
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={t('paths.starting')}>
          {t('paths.start')}
        </Button>
      </div>
    </form>
  );
}
