import { Banner, Heading, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { HoldingsPart } from './HoldingsPart.tsx';
import { ImportRunsPart } from './ImportRunsPart.tsx';
import type { LibrarySource } from './library.source.ts';
import { profileMessages } from './messages.ts';
import { PathImport } from './PathImport.tsx';
import * as styles from './Profile.css.ts';
import type { Notify, ProfilePerson } from './Profile.types.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useImports } from './useImports.ts';

export interface LibrarySectionProps {
  source: LibrarySource;
  role: ProfilePerson['role'];
  notify: Notify;
}

/** What the library holds; for administrators also the ways to add to it and what became of them. */
export function LibrarySection({ source, role, notify }: LibrarySectionProps) {
  const t = useMessages(profileMessages);
  const mayImport = role === 'admin' || role === 'owner';
  return (
    <div className={styles.sections}>
      <HoldingsPart source={source} mayImport={mayImport} />
      {mayImport ? (
        <Importing source={source} notify={notify} />
      ) : (
        <Banner title={t('readOnly.title')} announce="off">
          {t('readOnly.text')}
        </Banner>
      )}
    </div>
  );
}

function Importing({ source, notify }: Omit<LibrarySectionProps, 'role'>) {
  const t = useMessages(profileMessages);
  const imports = useImports(source, notify);
  return (
    <>
      <section className={styles.part}>
        <div>
          <Heading level={2} size="title3">
            {t('add.title')}
          </Heading>
          <Text as="p" size="dense" tone="muted">
            {t('add.note')}
          </Text>
          {imports.query.isSuccess && (
            <Text as="p" size="dense" tone="muted">
              {t('add.storage', imports.query.data.storage)}
            </Text>
          )}
        </div>
        <UploadPanel source={source} onTaken={imports.renew} notify={notify} />
        {imports.query.isSuccess && (
          <PathImport source={source} folder={imports.query.data.folder} onBegun={imports.renew} notify={notify} />
        )}
      </section>
      <ImportRunsPart source={source} imports={imports} />
    </>
  );
}
