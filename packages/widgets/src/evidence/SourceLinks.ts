import { gradeOfDocument } from '@assay/domain';
import { createContext, use, useEffect, useState } from 'react';

/** A material card that a text names. */
export interface NamedGrade {
  id: string;
  designation: string;
}

interface Place {
  start: number;
  end: number;
}

/** A passage within its document. */
export interface LinkedPassage {
  document: string;
  version: number;
  at: Place;
  /** Every passage of that document that is cited, in reading order. */
  cited: readonly Place[];
}

/** Where evidence leads on the product's own pages. On a page of somebody else, or for a guest, it leads nowhere. */
export interface SourceLinks {
  /** Address of the whole document at a passage; undefined for one that the library does not hold. */
  source(passage: LinkedPassage): string | undefined;
  /** Address of a material card. */
  card(gradeId: string): string;
  /** The cards that texts name, one list for each. */
  gradesIn(texts: readonly string[], signal: AbortSignal): Promise<readonly (readonly NamedGrade[])[]>;
}

/** Gives evidence its links. The same value for the same page. */
export const SourceLinksContext = createContext<SourceLinks | undefined>(undefined);

/** A source as far as it tells of grades. */
export interface NamingSource {
  document: string;
  /** That of a card begins with its designation, before a comma. */
  title: string;
  quote?: string;
}

/** The grade whose card a source is; none for any other source. */
export function ownGrades({ document, title }: NamingSource): NamedGrade[] {
  const id = gradeOfDocument(document);
  return id ? [{ id, designation: title.replace(/,.*/, '') }] : [];
}

const none: readonly (readonly NamedGrade[])[] = [];

/**
 * The cards that sources are or name, one list for each; those that are named come when they are known, and nowhere is
 * one where nobody can say.
 */
export function useNamedGrades(sources: readonly NamingSource[]): readonly (readonly NamedGrade[])[] {
  const links = use(SourceLinksContext);
  const [held, setHeld] = useState({ key: '', named: none });
  const key = JSON.stringify(sources.map(({ title, quote }) => (quote === undefined ? title : `${title}\n${quote}`)));
  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    if (!links || wanted.length === 0) return undefined;
    const controller = new AbortController();
    const read = async () => {
      // The answer is whole without them.
      const named = await links.gradesIn(wanted, controller.signal).catch(() => none);
      if (!controller.signal.aborted) setHeld({ key, named });
    };
    void read();
    return () => controller.abort();
  }, [links, key]);
  const named = held.key === key ? held.named : none;
  return sources.map((source, index) => {
    const own = ownGrades(source);
    return [...own, ...(named[index] ?? []).filter(({ id }) => id !== own[0]?.id)];
  });
}
