import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FoundOfKind, PaletteSource } from './palette.source.ts';

/** Wait after the last key before the service is asked, ms. */
const debounce = 150;
/** Results of each kind in the palette. */
const shown = 4;

export interface Finds {
  kinds: readonly FoundOfKind[];
  isBusy: boolean;
  hasFailed: boolean;
  retry(): void;
}

const none: readonly FoundOfKind[] = [];

/** What a service finds by what is typed: asked after a pause, the old question called off, its late reply dropped. */
export function useFinds(source: PaletteSource, typed: string, isOn: boolean): Finds {
  const query = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), debounce);
    return () => clearTimeout(timer);
  }, [query]);
  const isAsking = isOn && query !== '';
  const finds = useQuery({
    queryKey: ['palette', 'finds', settled],
    queryFn: ({ signal }) => source.find(settled, shown, signal),
    enabled: isAsking && settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    kinds: isAsking && !finds.isError ? (finds.data ?? none) : none,
    isBusy: isAsking && (settled !== query || finds.isFetching),
    hasFailed: isAsking && finds.isError && !finds.isFetching,
    retry: () => void finds.refetch(),
  };
}
