import { useState } from 'react';
import { pageSize } from './administration.source.ts';

export interface FirstRows<Row> {
  shown: readonly Row[];
  /** Whether the list is longer than what is drawn at first. */
  isLong: boolean;
  more: () => void;
}

/** The first rows of a list that comes whole and may be long; as many again on each request. */
export function useFirstRows<Row>(rows: readonly Row[]): FirstRows<Row> {
  const [count, setCount] = useState(pageSize);
  return { shown: rows.slice(0, count), isLong: rows.length > pageSize, more: () => setCount(count + pageSize) };
}
