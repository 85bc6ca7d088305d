import { Button, Heading, Page, SearchInput, SegmentedControl, Text } from '@assay/design-system';
import { librarySearchModes } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { type FormEvent, useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { DocumentList } from './DocumentList.tsx';
import { Finds } from './Finds.tsx';
import * as styles from './Library.css.ts';
import type { LibraryProps } from './Library.types.ts';
import { libraryMessages } from './messages.ts';

/** The library: all its documents under filters, or the passages that a search finds. */
export function Library({ source, view, onView, canImport }: LibraryProps) {
  const t = useMessages(libraryMessages);
  usePageTitle(t('title'));
  return (
    <Page width="wide" className={styles.page}>
      <div>
        <Heading level={1}>{t('title')}</Heading>
        <Text as="p" tone="muted" hasMeasure>
          {t('lead')}
        </Text>
      </div>
      <SearchForm key={view.query} view={view} onView={onView} />
      {view.query === '' ? (
        <DocumentList source={source} view={view} onView={onView} canImport={canImport} />
      ) : (
        <Finds source={source} view={view} onView={onView} />
      )}
    </Page>
  );
}

function SearchForm({ view, onView }: Pick<LibraryProps, 'view' | 'onView'>) {
  const t = useMessages(libraryMessages);
  const [words, setWords] = useState(view.query);
  const find = (query: string) => {
    if (query !== view.query) onView({ ...view, query, page: 1 });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    find(words.trim());
  }
  return (
    <form role="search" className={styles.search} aria-label={t('search.label')} onSubmit={submit}>
      <SearchInput
        name="query"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        maxLength={512}
        value={words}
        clearLabel={t('search.clear')}
        onChange={(value) => {
          setWords(value);
          if (value === '') find('');
        }}
      />
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
      {view.query !== '' && (
        <SegmentedControl
          className={styles.modes}
          label={t('search.mode')}
          value={view.mode}
          segments={librarySearchModes.map((value) => ({ value, label: t(`search.modes.${value}`) }))}
          onChange={(mode) => onView({ ...view, mode })}
        />
      )}
    </form>
  );
}
