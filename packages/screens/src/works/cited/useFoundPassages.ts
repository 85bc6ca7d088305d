import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { PassageSourceContext } from './PassageSourceContext.ts';
import type { FoundPassages } from './passage.source.ts';

/** Milliseconds after the last key at which is looked for what was typed. */
const pauseOfTyping = 300;
/** As much of a text as can be looked for. */
const longestQuery = 512;

export interface FoundNow {
  typed: string;
  type(words: string): void;
  /** Looks for what is typed at once. */
  ask(): void;
  /** Of what was looked for last; undefined before anything came. */
  data: FoundPassages | undefined;
  error: Error | null;
  /** What is typed is not what was found yet. */
  isPending: boolean;
  retry(): void;
}

/** What the library holds on what is typed, asked for when the person pauses. */
export function useFoundPassages(about: string): FoundNow {
  const source = use(PassageSourceContext);
  const [typed, setTyped] = useState(() => about.trim().slice(0, longestQuery));
  const [asked, setAsked] = useState(typed);
  const words = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['passages', asked],
    queryFn: async ({ signal }) => {
      if (!source) throw new Error('There is no library around here.');
      return source.find(asked, signal);
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAsking = words !== '';
  return {
    typed,
    type: setTyped,
    ask: () => setAsked(words),
    data: isAsking ? data : undefined,
    error: isAsking ? error : null,
    isPending: isAsking && (asked !== words || isFetching),
    retry: () => void refetch(),
  };
}
