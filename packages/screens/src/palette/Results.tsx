import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  joinClasses,
  Link,
  markWords,
  Page,
  RetryIcon,
  SearchIcon,
  SearchInput,
  Skeleton,
  Stack,
  Tabs,
} from '@assay/design-system';
import { type FoundKind, findPath, findQueryLimit, foundAtMost, foundKinds } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { kindIcons } from './kind-icons.ts';
import { paletteMessages } from './messages.ts';
import type { Found, FoundOfKind, PaletteSource } from './palette.source.ts';
import * as styles from './Results.css.ts';

export interface ResultsProps {
  source: Pick<PaletteSource, 'find'>;
  /** Empty before anything is searched for. */
  query: string;
  /** The kind that is looked at; all of them when absent. */
  kind: FoundKind | undefined;
  /** Where a question in these words is asked; absent for whoever asks none. */
  askAddress: ((query: string) => string) | undefined;
  /** Shows another address. */
  onGo(address: string): void;
}

/** Results of each kind where all kinds are shown. */
const shownOfKind = 5;

/** Everything that a search finds, by its kind. */
export function Results({ source, query, kind, askAddress, onGo }: ResultsProps) {
  const t = useMessages(paletteMessages);
  usePageTitle(query === '' ? t('results.title') : `${query} · ${t('results.title')}`);
  return (
    <Page className={styles.page}>
      <Heading level={1}>{t('results.title')}</Heading>
      <SearchForm key={query} query={query} onFind={(words) => onGo(findPath(words, kind))} />
      {query === '' ? (
        <EmptyState icon={SearchIcon} title={t('results.nothingAsked')}>
          {t('results.nothingAskedText')}
        </EmptyState>
      ) : (
        <Finds source={source} query={query} kind={kind} askAddress={askAddress} onGo={onGo} />
      )}
    </Page>
  );
}

function SearchForm({ query, onFind }: { query: string; onFind(words: string): void }) {
  const t = useMessages(paletteMessages);
  const [words, setWords] = useState(query);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (words.trim() !== query) onFind(words.trim());
  }
  return (
    <form role="search" aria-label={t('results.label')} className={styles.search} onSubmit={submit}>
      <SearchInput
        name="q"
        aria-label={t('results.label')}
        maxLength={findQueryLimit}
        value={words}
        clearLabel={t('results.clear')}
        onChange={setWords}
      />
      <Button type="submit" variant="primary">
        {t('results.submit')}
      </Button>
    </form>
  );
}

function Finds({ source, query, kind, askAddress, onGo }: ResultsProps) {
  const t = useMessages(paletteMessages);
  const finds = useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => source.find(query, foundAtMost, signal),
    placeholderData: keepPreviousData,
  });
  if (finds.isPending)
    return (
      <Stack gap={4} role="status" aria-label={t('results.searching')}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </Stack>
    );
  if (finds.isError)
    return (
      <ErrorState
        title={t('failed')}
        actions={
          <Button icon={RetryIcon} onClick={() => void finds.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {finds.error.message}
      </ErrorState>
    );
  const ofKind = new Map(finds.data.map((found) => [found.kind, found]));
  const some = finds.data.filter(({ count }) => count > 0);
  if (some.length === 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('results.none', { query })}
        actions={askAddress && <ButtonLink href={askAddress(query)}>{t('ask', { query })}</ButtonLink>}
      >
        {t('results.noneText')}
      </EmptyState>
    );
  return (
    <Tabs
      className={joinClasses(finds.isPlaceholderData && styles.isOld)}
      label={t('results.kinds')}
      value={kind ?? 'all'}
      onChange={(next) => onGo(findPath(query, next === 'all' ? undefined : next))}
      tabs={[
        {
          value: 'all' as const,
          label: t('results.all'),
          panel: (
            <div className={styles.kinds}>
              {some.map((found) => (
                <section key={found.kind} className={styles.kind}>
                  <Heading level={2} size="section">
                    {t(`groups.${found.kind}`)}
                  </Heading>
                  <ResultList query={query} kind={found.kind} results={found.results.slice(0, shownOfKind)} />
                  {found.count > shownOfKind && (
                    <div>
                      <Link href={findPath(query, found.kind)}>
                        {t('results.showAll', { count: found.count, kind: t(`groups.${found.kind}`) })}
                      </Link>
                    </div>
                  )}
                </section>
              ))}
            </div>
          ),
        },
        ...foundKinds.map((value) => ({
          value,
          label: t(`groups.${value}`),
          count: ofKind.get(value)?.count ?? 0,
          panel: <OneKind query={query} found={ofKind.get(value)} />,
        })),
      ]}
    />
  );
}

function OneKind({ query, found }: { query: string; found: FoundOfKind | undefined }) {
  const t = useMessages(paletteMessages);
  if (!found || found.count === 0) return <EmptyState icon={SearchIcon} title={t('results.noneOfKind')} />;
  return (
    <>
      {found.isCut && <Banner announce="off" title={t('results.cut', { count: found.count })} className={styles.cut} />}
      <ResultList query={query} kind={found.kind} results={found.results} />
    </>
  );
}

function ResultList({ query, kind, results }: { query: string; kind: FoundKind; results: readonly Found[] }) {
  const formats = useFormats();
  return (
    <ul className={styles.list}>
      {results.map(({ title, address, language, snippet, detail, at }) => (
        <li key={address} className={styles.result}>
          <Icon of={kindIcons[kind]} className={styles.icon} />
          <Link href={kind === 'document' ? withOrigin(address, findPath(query)) : address} variant="plain">
            <span lang={language}>
              <Marked text={title} query={query} />
            </span>
          </Link>
          <span className={styles.aside}>
            {at === undefined ? detail : <time dateTime={at}>{formats.ago(at)}</time>}
          </span>
          {snippet !== undefined && (
            <span className={styles.snippet} lang={language}>
              <Marked text={snippet} query={query} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A document's page leads back to where its reader comes from. */
function withOrigin(address: string, from: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ from })}`;
}

function Marked({ text, query }: { text: string; query: string }): ReactNode {
  let last = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of markWords(text, query)) {
    parts.push(
      text.slice(last, start),
      <mark key={start} className={styles.word}>
        {text.slice(start, end)}
      </mark>,
    );
    last = end;
  }
  return [...parts, text.slice(last)];
}
