import { Heading, joinClasses } from '@assay/design-system';
import type { DocumentPart, Span } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useMemo } from 'react';
import type { SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';
import * as styles from './Source.css.ts';
import { partId } from './SourceText.tsx';
import { type OutlineEntry, outlineOf } from './source-outline.ts';

export interface SourceAsideProps {
  document: SourceDocument;
  /** In reading order. */
  passages: readonly Span[];
  /** What the passages are. */
  passagesLabel: string;
  shown: Span | undefined;
  /** The pages are shown as they are printed: the outline leads to pages. @default false */
  isPages?: boolean;
  onShow(passage: Span): void;
}

/** Beside the text: the passages that the answer cites, and the outline. */
export function SourceAside({ document, passages, passagesLabel, shown, isPages = false, onShow }: SourceAsideProps) {
  const t = useMessages(libraryMessages);
  const outline = useMemo(() => outlineOf(document), [document]);
  return (
    <div className={styles.aside}>
      {passages.length > 0 && (
        <section className={styles.asidePart} aria-label={passagesLabel}>
          <Heading level={2} size="section">
            {passagesLabel}
          </Heading>
          <ol className={styles.lines}>
            {passages.map((passage) => (
              <li key={`${passage.start}-${passage.end}`}>
                {/* Its label is the passage, as it is set. */}
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
                <button
                  type="button"
                  className={styles.line}
                  aria-current={isSame(passage, shown) ? 'true' : undefined}
                  onClick={() => onShow(passage)}
                >
                  <span className={styles.lineText} lang={document.language}>
                    <Typeset isVerbatim>{document.text.slice(passage.start, passage.end)}</Typeset>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {outline.length > 0 && (
        <nav className={styles.asidePart} aria-label={t('source.outline')}>
          <Heading level={2} size="section">
            {t('source.outline')}
          </Heading>
          {/* What scrolls must be reachable by keyboard; its links are. */}
          <ol className={joinClasses(styles.lines, styles.outlineLines)}>
            {outline.map((entry, index) => (
              <li key={`${entry.part}-${index}`}>
                <OutlineLine
                  entry={entry}
                  language={document.language}
                  target={targetOf(document.parts[entry.part], entry.part, isPages)}
                />
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** Whether two passages are the same one. */
export function isSame(one: Span, other: Span | undefined): boolean {
  return one.start === other?.start && one.end === other.end;
}

/** Id of the element that a line leads to. */
function targetOf(part: DocumentPart | undefined, index: number, isPages: boolean): string {
  return isPages && part?.page !== undefined ? `page-${part.page}` : partId(index);
}

interface OutlineLineProps {
  entry: OutlineEntry;
  language: string;
  target: string;
}

function OutlineLine({ entry: { level, about }, language, target }: OutlineLineProps) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const isOfDocument = about.kind === 'section';
  const name = {
    section: () => (about.kind === 'section' ? about.title : ''),
    labels: () => (about.kind === 'labels' ? about.labels : ''),
    page: () => (about.kind === 'page' ? t('source.page', { page: about.page }) : ''),
    abstract: () => t('source.abstract'),
    claims: () => t('source.claims'),
    claim: () => (about.kind === 'claim' ? t('source.claim', { number: about.number }) : ''),
  }[about.kind]();
  const side =
    about.kind === 'section'
      ? about.labels
      : about.kind === 'claim' && about.dependsOn.length > 0
        ? t('source.dependsOn', { claims: formats.list(about.dependsOn.map(String)) })
        : undefined;
  return (
    <a className={joinClasses(styles.line, level === 2 && styles.inner)} href={`#${target}`}>
      <span className={styles.lineText} lang={isOfDocument ? language : undefined}>
        <Typeset isVerbatim>{name}</Typeset>
      </span>
      {side !== undefined && <span className={styles.lineAside}>{side}</span>}
    </a>
  );
}
