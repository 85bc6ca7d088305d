import { useMessages } from '@assay/i18n';
import { type Evidence, type FieldValue, type Finding, type Lookup, rootId, type WorkRecord } from '@assay/works';
import { figureNumbers } from '@assay/works/prose';
import { createContext, use, useMemo } from 'react';
import { citationNumbers } from './cited/citation-numbers.ts';
import { worksMessages } from './messages.ts';
import { isProseValue, proseText } from './prose/prose-text.ts';
import type { ProseNames } from './prose/prose-tokens.ts';
import { useWhereWords } from './where/useWhereWords.ts';

/** How a tool names what its works hold, in the language of the page. */
export interface WorkDescriptions {
  /** A kind of record, such as "Concept". */
  type(type: string): string;
  field(type: string, field: string): string;
  /** What a record goes by among its likes. */
  record(record: WorkRecord, work: Lookup): string;
  /** A value as people read it. */
  value(type: string, field: string, value: FieldValue): string;
  /** What a rule objects to, and what its fix does. */
  finding(finding: Finding): { text: string; fix?: string };
  /** What it can be asked to do, such as "Find principles"; undefined for what it does not know. */
  act?(action: string): string | undefined;
  /** What a figure is called by its number; without one, which the work does not hold. The page says so for all tools. */
  figure?(number: number | undefined): string;
  /** What it asks under a name on its way, such as "Which principles do you keep?". */
  question?(name: string): string;
  /** What it does in a step that is about no record. */
  step?(name: string): string | undefined;
  /** What it does in steps while it does that, such as "Answering questions". */
  procedure?(action: string): string;
}

export const WorkDescriptionsContext = createContext<WorkDescriptions | undefined>(undefined);

/** @throws Error where no tool has said how it names things */
export function useDescriptions(): WorkDescriptions {
  const t = useMessages(worksMessages);
  const descriptions = use(WorkDescriptionsContext);
  const where = useWhereWords();
  const named = useMemo(
    (): WorkDescriptions | undefined =>
      descriptions && {
        ...descriptions,
        field: (type, field) => where.field(field) ?? descriptions.field(type, field),
        value: (type, field, value) => where.value(field, value) ?? descriptions.value(type, field, value),
        figure: (number) => (number === undefined ? t('figures.unnumbered') : t('figures.name', { number })),
      },
    [descriptions, where, t],
  );
  if (!named) throw new Error('No tool names what stands here: this part belongs into its Descriptions.');
  return named;
}

/** A value of one word as it stands in its record; nothing of what is absent or has parts. */
export const plainText = (value: FieldValue | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);

/** A place by what it is and by which it is: "Idea, 28 Mechanics substitution"; of the work as a whole the field alone. */
export function placeName(words: WorkDescriptions, record: WorkRecord, work: Lookup, field?: string): string {
  const what = field === undefined ? words.type(record.type) : words.field(record.type, field);
  const name = record.id === rootId ? '' : words.record(record, work);
  return name === '' ? what : `${what}, ${name}`;
}

/** A field of a kind of record, in a work. */
export interface FieldIn {
  work: Lookup;
  type: string;
  field: string;
  /** Of its record: what its prose cites. */
  evidence?: Readonly<Record<string, Evidence>> | undefined;
}

/** How prose of a record is read: citations by their numbers, figures by what they draw; "?" for what is not there. */
export function proseNames(words: WorkDescriptions, work: Lookup, evidence: FieldIn['evidence'] = {}): ProseNames {
  const numbers = citationNumbers(evidence);
  return {
    citation: (key) => String(numbers[key] ?? '?'),
    picture(file) {
      const number = figureNumbers(work).get(file);
      return words.figure?.(number) ?? String(number ?? '?');
    },
    figure(id) {
      const record = work.get(id);
      return record ? words.record(record, work) : '?';
    },
  };
}

const isReference = ({ work, type, field }: FieldIn) => work.kind.types[type]?.fields[field]?.form === 'reference';

/**
 * A value as people read it: that of prose as its words, of a reference what it refers to; empty where there is none, or nothing
 * it refers to.
 */
export function valueText(words: WorkDescriptions, at: FieldIn, value: FieldValue | null | undefined): string {
  if (value === undefined || value === null) return '';
  if (isProseValue(value)) return proseText(value, proseNames(words, at.work, at.evidence));
  if (!isReference(at)) return words.value(at.type, at.field, value);
  const target = typeof value === 'string' ? at.work.get(value) : undefined;
  return target ? words.record(target, at.work) : '';
}

/** Whether a value that stood in a field may stand there again: what it refers to may be gone, and some are never without one. */
export function mayStandAgain(at: FieldIn, value: FieldValue | null): boolean {
  if (value === null) return at.work.kind.types[at.type]?.fields[at.field]?.isRequired !== true;
  return !isReference(at) || (typeof value === 'string' && at.work.get(value) !== undefined);
}
