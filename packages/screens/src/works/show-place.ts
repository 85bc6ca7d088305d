import type { RecordId } from '@assay/works';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { WorkPlace } from './works.source.ts';

/** Leads to a place in a part that draws places its own way; false where it is none of its own. */
type Guide = (place: WorkPlace) => boolean;

const guides = new Set<Guide>();

/** A part that leads to its places itself, since not all of them stand in the document; gives the way to end it. */
export function guideTo(guide: Guide): () => void {
  guides.add(guide);
  return () => guides.delete(guide);
}

/** What draws some records only once they are chosen. */
const revealing = new Set<(record: RecordId) => void>();

/** Chooses what holds a record, when somebody is led to one that is not drawn. */
export function useRevealing(reveal: (record: RecordId) => void): void {
  const now = useEffectEvent(reveal);
  useEffect(() => {
    const own = (record: RecordId) => now(record);
    revealing.add(own);
    return () => {
      revealing.delete(own);
    };
  }, []);
}

/** The element of a place of the work: the field, or where that is not drawn, its record. */
export function elementOf({ record, field }: WorkPlace): HTMLElement | null {
  const ofRecord = `[data-record="${CSS.escape(record)}"]`;
  const ofField = field === undefined ? null : `${ofRecord}[data-field="${CSS.escape(field)}"]`;
  return (
    (ofField === null ? null : document.querySelector<HTMLElement>(ofField)) ??
    document.querySelector<HTMLElement>(ofRecord)
  );
}

/** The element of a place, once what holds it has been chosen; null where nothing draws it by itself. */
export function revealed(place: WorkPlace): HTMLElement | null {
  if (!elementOf(place)) flushSync(() => revealing.forEach((reveal) => reveal(place.record)));
  return elementOf(place);
}

/** Whether a part that draws places its own way led to one. */
export const guided = (place: WorkPlace): boolean => [...guides].some((guide) => guide(place));

/** Without motion for whoever asks for none. */
export const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Brings a place of the work into view and puts the focus there.
 *
 * @param range a part of its prose that is marked there, by its id
 */
export function showPlace(place: WorkPlace, range?: string): void {
  const element = revealed(place);
  if (!element) {
    guided(place);
    return;
  }
  const part = range === undefined ? null : element.querySelector(`[data-range="${CSS.escape(range)}"]`);
  (part ?? element).scrollIntoView({ block: 'center', behavior: scrolling() });
  const field = element.querySelector<HTMLElement>('textarea, input, select, button, [tabindex]') ?? element;
  field.focus({ preventScroll: true });
}
