import { useEffect, useState } from 'react';
import { useBoardSource } from './BoardSourceContext.ts';

/** Documents of the library that speak of an idea; undefined until it is known, and for whoever may not ask. */
export function useDocumentCount(solution: string | undefined): number | undefined {
  const { source, question } = useBoardSource();
  const [counted, setCounted] = useState<{ solution: string; count: number }>();
  useEffect(() => {
    if (solution === undefined || solution === '' || question === '') return undefined;
    let isWanted = true;
    source.count({ solution, question }).then(
      (count) => isWanted && setCounted({ solution, count }),
      // What carries the idea stands on the card; how much else there is can stay unknown.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [source, question, solution]);
  return counted?.solution === solution ? counted?.count : undefined;
}
