import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Find } from './administration.source.ts';

/** A list of the installation that is searched and read by pages. */
export interface Found<Page> {
  find: Find;
  query: UseQueryResult<Page>;
  /** Looks for something from the first page on; empty for everything. */
  search(text: string): void;
  turnTo(page: number): void;
}

/** @param key tells the list apart from the others of the administration. */
export function useFound<Page>(
  key: readonly string[],
  read: (find: Find, signal: AbortSignal) => Promise<Page>,
): Found<Page> {
  const [find, setFind] = useState<Find>({ query: '', page: 1 });
  const query = useQuery({
    queryKey: ['administration', ...key, find],
    queryFn: ({ signal }) => read(find, signal),
    placeholderData: keepPreviousData,
  });
  return {
    find,
    query,
    search: (text) => setFind({ query: text, page: 1 }),
    turnTo: (page) => setFind({ ...find, page }),
  };
}
