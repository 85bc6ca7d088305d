/** Kinds of things that one search finds, in the order in which they are shown: a person's own first. */
export const foundKinds = ['work', 'answer', 'chat', 'document', 'material', 'company'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Things of one kind that a search finds at most; of more it says that there are. */
export const foundAtMost = 50;

/** Most characters of what is searched for. */
export const findQueryLimit = 200;

/** Address of the page of results; all kinds unless one is named. */
export function findPath(query: string, kind?: FoundKind): string {
  return `/search?${new URLSearchParams({ q: query, ...(kind === undefined ? {} : { kind }) })}`;
}

/** What an address of the page of results asks for. */
export function readFind(search: string): { query: string; kind?: FoundKind } {
  const given = new URLSearchParams(search);
  const kind = foundKinds.find((each) => each === given.get('kind'));
  return { query: (given.get('q') ?? '').trim().slice(0, findQueryLimit), ...(kind ? { kind } : {}) };
}
