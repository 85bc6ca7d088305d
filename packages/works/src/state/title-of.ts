import { rootId } from '../kind/define-kind.ts';
import type { Lookup } from './lookup.types.ts';

/** The title of a work. */
export function titleOf(lookup: Pick<Lookup, 'get'>): string {
  const title = lookup.get(rootId)?.fields['title'];
  return typeof title === 'string' ? title : '';
}
