import type { Span } from './library.ts';
import { matchRoute, pathTo, type RouteName } from './routes.ts';

/** A place in a stored document, as an address names it. */
export interface SourcePlace {
  document: string;
  /** The newest one when absent. */
  version?: number;
  /** The passage to show. */
  at?: Span;
  /** Every passage of the document that is cited where the reader comes from, in reading order. */
  cited: readonly Span[];
  /** Address of the page that the reader comes from. */
  from?: string;
}

/** Pages that lead to a source, and to which its page leads back. */
const origins: readonly RouteName[] = ['page', 'agentFlow', 'search', 'library', 'result', 'work'];
/** Passages that an address carries. */
const greatestCited = 40;

/** Address of a document's page at a passage. */
export function sourcePath({ document, version, at, cited, from }: SourcePlace): string {
  const query = new URLSearchParams();
  if (version !== undefined) query.set('version', String(version));
  if (at) query.set('at', written(at));
  if (cited.length > 0) query.set('cited', cited.slice(0, greatestCited).map(written).join('.'));
  if (from !== undefined) query.set('from', from);
  const path = pathTo('librarySource', { document });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Reads the place back from an address; what is malformed, or leads back elsewhere, is left out. */
export function readSourcePlace(document: string, search: string): SourcePlace {
  const query = new URLSearchParams(search);
  const version = Number(query.get('version'));
  const at = spanOf(query.get('at') ?? '');
  const from = query.get('from');
  return {
    document,
    ...(Number.isInteger(version) && version > 0 ? { version } : {}),
    ...(at ? { at } : {}),
    cited: (query.get('cited') ?? '')
      .split('.')
      .slice(0, greatestCited)
      .flatMap((text) => spanOf(text) ?? []),
    ...(from !== null && isOrigin(from) ? { from } : {}),
  };
}

function isOrigin(address: string): boolean {
  const match = address.startsWith('/') ? matchRoute(address.replace(/[?#].*$/s, '')) : undefined;
  return match !== undefined && origins.includes(match.name) && !address.startsWith('//');
}

function written({ start, end }: Span): string {
  return `${start}-${end}`;
}

function spanOf(text: string): Span | undefined {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  const span = { start: Number(start), end: Number(end) };
  return span.end > span.start ? span : undefined;
}
