import { joinClasses } from '@assay/design-system';
import type { DocumentPart, Span } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { memo, type ReactNode } from 'react';
import { cutAt, spansWithin } from '../detail/text-marks.ts';
import type { SourceDocument } from './library.source.ts';
import { libraryMessages } from './messages.ts';
import * as styles from './Source.css.ts';
import { claimNumberOf } from './source-outline.ts';
import { tableRowsOf } from './table-rows.ts';

/** What is marked in the text, as spans of the whole. */
export interface SourceMarks {
  /** The passage that is shown. */
  shown: Span | undefined;
  /** Every other one that the answer cites. */
  cited: readonly Span[];
  found: readonly Span[];
  /** The match that one is at. */
  current: Span | undefined;
}

/** Id of the element of a part, to which the outline leads. */
export function partId(index: number): string {
  return `part-${index}`;
}

/** The whole document, part by part; what has pages stands on pages. The title is the heading of the page above it. */
export function SourceText({ document, marks }: { document: SourceDocument; marks: SourceMarks }) {
  const t = useMessages(libraryMessages);
  const { text, parts, claims, language } = document;
  const whole: DocumentPart[] = [{ kind: 'paragraph', start: 0, end: text.length }];
  const isTitle = (part: DocumentPart, index: number) => part.kind === 'title' && index === 0;
  const drawn = (parts.length > 0 ? parts : whole).map((part, index) => {
    if (isTitle(part, index)) return { part, element: null };
    const number = claimNumberOf(part);
    const claim = claims.find((each) => each.number === number);
    return {
      part,
      element: (
        <Part
          key={partId(index)}
          id={partId(index)}
          part={part}
          text={text}
          label={number === undefined ? part.label : t('source.claim', { number })}
          isDependent={(claim?.depends_on.length ?? 0) > 0}
          {...marksOf(marks, part)}
        />
      ),
    };
  });
  return (
    <div className={styles.body} lang={language}>
      {byPage(drawn).map(({ page, elements }, index) =>
        page === undefined ? (
          elements
        ) : (
          // A page that is gone back to, as no reader of files gives, would have its number twice.
          <section key={`page-${page}-${index}`} className={styles.page} aria-label={t('source.page', { page })}>
            <p className={styles.pageNumber}>{t('source.page', { page })}</p>
            {elements}
          </section>
        ),
      )}
    </div>
  );
}

function byPage(drawn: readonly { part: DocumentPart; element: ReactNode }[]) {
  const pages: { page: number | undefined; elements: ReactNode[] }[] = [];
  for (const { part, element } of drawn) {
    const last = pages.at(-1);
    if (last && last.page === part.page) last.elements.push(element);
    else pages.push({ page: part.page, elements: [element] });
  }
  return pages;
}

type MarkName = 'shown' | 'cited' | 'found' | 'current';
type PartMarks = Record<MarkName, readonly Span[]>;

const looks: Record<MarkName, string> = {
  shown: styles.shown,
  cited: styles.cited,
  found: styles.found,
  current: styles.current,
};

/** The same for every part without marks, so that it is not drawn again while one types. */
const none: readonly Span[] = [];

/** Marks of a part, counted from its beginning. */
export function marksOf({ shown, cited, found, current }: SourceMarks, part: Span): PartMarks {
  const within = (spans: readonly Span[]) => {
    const inside = spansWithin(spans, part);
    return inside.length > 0 ? inside : none;
  };
  return {
    shown: within(shown ? [shown] : none),
    cited: within(cited),
    found: within(found),
    current: within(current ? [current] : none),
  };
}

interface PartProps extends PartMarks {
  id: string;
  part: DocumentPart;
  /** Text of the whole document. */
  text: string;
  label: string | undefined;
  isDependent: boolean;
}

const Part = memo(function Part({ id, part, text, label, isDependent, ...marks }: PartProps) {
  const own = text.slice(part.start, part.end);
  const words = part.kind === 'table' ? <TableText text={own} {...marks} /> : <Marked text={own} {...marks} />;
  const streak = marks.shown.length > 0 && styles.streak;
  if (part.kind === 'heading')
    return (
      <h2 id={id} tabIndex={-1} className={joinClasses(styles.heading, streak)}>
        {words}
      </h2>
    );
  // The number of the page stands at its head.
  const isLabelled = label !== undefined && part.page === undefined;
  const look = part.kind === 'table' ? styles.table : part.kind === 'caption' ? styles.caption : undefined;
  return (
    <div id={id} tabIndex={-1} className={joinClasses(styles.part, isDependent && styles.dependent, look, streak)}>
      {isLabelled && <span className={styles.label}>{label}</span>}
      {words}
    </div>
  );
}, hasSameMarks);

/** Spans are cut anew with every key; equal ones are no reason to draw a part again. */
function hasSameMarks(before: PartProps, after: PartProps): boolean {
  const isSame = (one: readonly Span[], other: readonly Span[]) =>
    one.length === other.length &&
    one.every(({ start, end }, index) => start === other[index]?.start && end === other[index].end);
  return (
    before.text === after.text &&
    before.part === after.part &&
    before.label === after.label &&
    isSame(before.shown, after.shown) &&
    isSame(before.cited, after.cited) &&
    isSame(before.found, after.found) &&
    isSame(before.current, after.current)
  );
}

/** A table with its marks; as it is stored where its rows do not agree. */
function TableText({ text, ...marks }: PartMarks & { text: string }) {
  const table = tableRowsOf(text);
  if (!table) return <Marked text={text} {...marks} />;
  const { rows, hasHead } = table;
  return (
    <table className={styles.cells}>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row[0]?.start}>
            {row.map((cell, column) => {
              const isHead = hasHead && at === 0;
              const Cell = isHead || column === 0 ? 'th' : 'td';
              return (
                <Cell key={cell.start} {...(Cell === 'th' ? { scope: isHead ? 'col' : 'row' } : {})}>
                  <Marked text={text.slice(cell.start, cell.end)} {...marksWithin(marks, cell)} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function marksWithin({ shown, cited, found, current }: PartMarks, part: Span): PartMarks {
  return {
    shown: spansWithin(shown, part),
    cited: spansWithin(cited, part),
    found: spansWithin(found, part),
    current: spansWithin(current, part),
  };
}

/** A stretch of text with its marks; the innermost look is that of the match one is at. */
export function Marked({ text, shown, cited, found, current }: PartMarks & { text: string }) {
  if (shown.length + cited.length + found.length === 0) return <Typeset isVerbatim>{text}</Typeset>;
  const stretches = cutAt(text, [
    { name: 'shown', spans: shown },
    { name: 'cited', spans: cited },
    { name: 'found', spans: found },
    { name: 'current', spans: current },
  ]);
  return stretches.map(({ start, text: words, names }) =>
    names.length === 0 ? (
      <Typeset key={start} isVerbatim>
        {words}
      </Typeset>
    ) : (
      <mark
        key={start}
        className={joinClasses(...names.map((name) => looks[name]))}
        data-mark={names.includes('current') ? 'current' : names[0]}
      >
        <Typeset isVerbatim>{words}</Typeset>
      </mark>
    ),
  );
}
