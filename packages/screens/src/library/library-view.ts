import {
  type DocumentOrder,
  documentOrders,
  type LibrarySearchMode,
  librarySearchModes,
  pathTo,
  type SourceType,
  sourceTypes,
} from '@assay/domain';

/** What the library shows: a list under filters, or with a query what was found. */
export interface LibraryView {
  /** Empty for the list. */
  query: string;
  mode: LibrarySearchMode;
  kind?: SourceType;
  /** Primary BCP 47 subtag. */
  language?: string;
  year?: number;
  owner?: string;
  class?: string;
  order: DocumentOrder;
  /** From 1. */
  page: number;
}

export const filterNames = ['kind', 'language', 'year', 'owner', 'class'] as const;

const least: LibraryView = { query: '', mode: 'full', order: 'newest', page: 1 };
const longest = { query: 512, name: 256 };

/** Reads a view from the query of an address; what no list knows is left out. */
export function readLibraryView(search: string): LibraryView {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim();
  const kind = sourceTypes.find((each) => each === text('kind'));
  const language = /^[a-z]{2,8}$/.exec(text('language'))?.[0];
  const year = /^[1-9]\d{0,3}$/.exec(text('year'))?.[0];
  const owner = text('owner').slice(0, longest.name);
  const code = text('class').slice(0, longest.name);
  const page = Number(text('page'));
  return {
    query: text('q').slice(0, longest.query),
    mode: librarySearchModes.find((each) => each === text('mode')) ?? least.mode,
    ...(kind ? { kind } : {}),
    ...(language ? { language } : {}),
    ...(year ? { year: Number(year) } : {}),
    ...(owner ? { owner } : {}),
    ...(code ? { class: code } : {}),
    order: documentOrders.find((each) => each === text('order')) ?? least.order,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Address of a view; what is as it begins is left out. */
export function libraryPath(view: LibraryView): string {
  const { query: words, mode, order, page, ...filters } = view;
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (words !== '' && mode !== least.mode) query.set('mode', mode);
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) query.set(name, String(value));
  }
  if (order !== least.order) query.set('order', order);
  if (page !== 1) query.set('page', String(page));
  const path = pathTo('library');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether any filter is set. */
export function isNarrowed(view: LibraryView): boolean {
  return filterNames.some((name) => view[name] !== undefined);
}
