import {
  Banner,
  Button,
  ButtonLink,
  Disclosure,
  ErrorState,
  Heading,
  ReadingLayout,
  RetryIcon,
  Skeleton,
  Stack,
  Text,
} from '@assay/design-system';
import { loadFonts } from '@assay/design-system/fonts';
import { pathTo, type SourcePlace, type Span, sourcePath } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { DetailHeader, type FrameHeader } from '../detail/DetailHeader.tsx';
import { findIn } from '../detail/text-marks.ts';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { FindInSource } from './FindInSource.tsx';
import type { LibraryReadingSource, SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';
import { SourcePages } from './pages/SourcePages.tsx';
import * as styles from './Source.css.ts';
import { isSame, SourceAside } from './SourceAside.tsx';
import { ownerOf, SourceFacts, yearOf } from './SourceFacts.tsx';
import { Marked, marksOf, type SourceMarks, SourceText } from './SourceText.tsx';
import { firstView, type SourceView, ViewSwitch } from './ViewSwitch.tsx';

export interface SourceProps {
  source: LibraryReadingSource;
  /** As the address says it. */
  place: SourcePlace;
  Header: FrameHeader;
  onBack(): void;
  /** Another passage is shown. */
  onPlace(place: SourcePlace): void;
  /** There is no such document, or not for this person. */
  onMissing(): void;
}

/** A whole document at its cited passage, with outline, find and what is known of it. */
export function Source({ source, place, Header, onBack, onPlace, onMissing }: SourceProps) {
  const t = useMessages(libraryMessages);
  const { document: id, version } = place;
  const read = useQuery({
    queryKey: ['library', 'document', id, version],
    queryFn: ({ signal }) => source.document(id, version, signal),
    retry: (count, error) => !isMissing(error) && count < 1,
  });
  const isGone = isMissing(read.error);
  useEffect(() => {
    if (isGone) onMissing();
  }, [isGone, onMissing]);
  usePageTitle(read.data?.title ?? t('source.label'));
  return (
    <>
      <DetailHeader
        Header={Header}
        label={t('source.label')}
        backLabel={t(isOfAnswer(place) ? 'source.backToAnswer' : 'source.back')}
        onBack={onBack}
      />
      {read.isPending && (
        <ReadingLayout head={<Skeleton lines={1} size="title2" width="70%" />}>
          <Stack gap={4} role="status" aria-label={t('source.loading')}>
            <Skeleton lines={1} size="caption" width="40%" />
            <Skeleton lines={8} size="prose" />
          </Stack>
        </ReadingLayout>
      )}
      {read.isError && !isGone && (
        <ReadingLayout head={null}>
          <ErrorState
            level={1}
            title={t('source.failed')}
            actions={
              <Button icon={RetryIcon} onClick={() => void read.refetch()}>
                {t('list.retry')}
              </Button>
            }
          >
            {read.error.message}
          </ErrorState>
        </ReadingLayout>
      )}
      {read.data && (
        <Reader key={`${id} ${version}`} source={source} document={read.data} place={place} onPlace={onPlace} />
      )}
    </>
  );
}

/** Whether the passages are those that an answer cites, and not what a search found. */
function isOfAnswer({ from }: SourcePlace): boolean {
  return from !== undefined && !from.startsWith(pathTo('library'));
}

function isMissing(error: unknown): boolean {
  return error !== null && typeof error === 'object' && 'status' in error && error.status === 404;
}

/** Matches that are marked; a letter of a long document has more than anybody walks through. */
const greatestFound = 500;

interface ReaderProps {
  source: LibraryReadingSource;
  document: SourceDocument;
  place: SourcePlace;
  onPlace(place: SourcePlace): void;
}

function Reader({ source, document, place, onPlace }: ReaderProps) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const { text, parts, title, version, latest, language } = document;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<SourceView>(() => firstView(document));
  const isPages = view === 'pages';
  const showText = useCallback(() => setView('text'), []);
  const isThere = (span: Span) => span.end <= text.length;
  const at = place.at && isThere(place.at) ? place.at : undefined;
  const cited = useMemo(() => passagesOf(place, text.length), [place, text.length]);
  const [words, setWords] = useState('');
  const [step, setStep] = useState(0);
  const wanted = useDeferredValue(words);
  const found = useMemo(() => findIn(text, wanted, greatestFound), [text, wanted]);
  const match = found.length > 0 ? ((step % found.length) + found.length) % found.length : -1;
  const current = found[match];
  const marks = useMemo<SourceMarks>(
    () => ({
      shown: at,
      cited: isOfAnswer(place) ? cited.filter((passage) => !isSame(passage, at)) : [],
      found,
      current,
    }),
    [at, place, cited, found, current],
  );
  const [start, end] = [at?.start, at?.end];

  // The site has loaded the letters of its own language; a document may need others.
  useEffect(() => {
    loadFonts(language).catch(() => undefined);
  }, [language]);
  // After the router has put the page to its beginning.
  useEffect(() => {
    if (start === undefined || end === undefined || isPages) return undefined;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const mark = box.current?.querySelector<HTMLElement>('[data-mark="shown"]');
        mark?.scrollIntoView({ block: 'center' });
        // Whoever types already is not interrupted.
        if (window.document.activeElement instanceof HTMLInputElement) return;
        mark?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [start, end, isPages]);
  useEffect(() => {
    if (!current || isPages) return;
    box.current?.querySelector('[data-mark="current"]')?.scrollIntoView({ block: 'center' });
  }, [current, isPages]);

  const [first] = parts;
  const name = first?.kind === 'title' ? text.slice(first.start, first.end) : title;
  const hasPages = parts.some(({ page }) => page !== undefined);
  const facts = [t(`kind.${document.source_type}`), ownerOf(document), yearOf(document), formats.language(language)];
  return (
    <div ref={box}>
      <ReadingLayout
        head={
          <div className={styles.head}>
            <Heading level={1} lang={language} tabIndex={-1} className={styles.title}>
              {first?.kind === 'title' ? (
                <Marked text={name} {...marksOf(marks, first)} />
              ) : (
                <Typeset isVerbatim>{name}</Typeset>
              )}
            </Heading>
            <Text as="p" size="dense" tone="muted">
              {facts.filter((fact) => fact !== undefined).join(' · ')}
            </Text>
            {version < latest && (
              <Banner
                announce="off"
                tone="caution"
                title={t('source.older', { version, latest })}
                actions={
                  <ButtonLink
                    size="compact"
                    href={sourcePath({
                      document: document.id,
                      cited: [],
                      ...(place.from === undefined ? {} : { from: place.from }),
                    })}
                  >
                    {t('source.newest')}
                  </ButtonLink>
                }
              />
            )}
            {place.at && !at && <Banner tone="caution" title={t('source.gone')} />}
            <Disclosure label={t('source.about')} className={styles.facts}>
              <SourceFacts document={document} />
            </Disclosure>
            {document.original && <ViewSwitch value={view} onChange={setView} />}
            {hasPages && !isPages && (
              <Text as="p" size="dense" tone="muted">
                {t(document.original ? 'source.pageTextOnly' : 'source.pageText')}
              </Text>
            )}
          </div>
        }
        outline={
          <SourceAside
            document={document}
            passages={cited}
            passagesLabel={t(isOfAnswer(place) ? 'source.cited' : 'source.foundHere')}
            shown={at}
            isPages={isPages}
            onShow={(passage) => {
              setWords('');
              onPlace({ ...place, at: passage });
            }}
          />
        }
        foot={
          <FindInSource
            value={words}
            onChange={(value) => {
              setWords(value);
              setStep(0);
            }}
            position={match + 1}
            total={found.length}
            isCut={found.length === greatestFound}
            onMove={(by) => setStep((now) => now + by)}
          />
        }
      >
        {isPages ? (
          <SourcePages source={source} document={document} marks={marks} onText={showText} />
        ) : (
          <SourceText document={document} marks={marks} />
        )}
      </ReadingLayout>
    </div>
  );
}

/** The passages that are cited, and the one that is shown, in reading order, each once. */
function passagesOf({ cited, at }: SourcePlace, length: number): readonly Span[] {
  const all = new Map([...cited, ...(at ? [at] : [])].map((span) => [`${span.start}-${span.end}`, span]));
  return [...all.values()].filter(({ end }) => end <= length).sort((a, b) => a.start - b.start || a.end - b.end);
}
