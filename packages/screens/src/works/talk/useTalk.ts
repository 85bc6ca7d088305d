import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useWorkPanel } from '../panel/WorkPanelContext.ts';
import { useWorkSession } from '../WorkContext.ts';

/** What was said about the open work and suggested for it, read anew when there is news. */
export function useTalk() {
  const { talk, key } = useWorkPanel();
  const { snapshot } = useWorkSession();
  const news = snapshot.surroundings.talk;
  const comments = useQuery({
    queryKey: ['work', key, 'comments', news],
    queryFn: ({ signal }) => talk.comments(signal),
    placeholderData: keepPreviousData,
  });
  const suggestions = useQuery({
    queryKey: ['work', key, 'suggestions', news],
    queryFn: ({ signal }) => talk.suggestions(signal),
    placeholderData: keepPreviousData,
  });
  const cache = useQueryClient();
  const refresh = useCallback(async () => {
    await cache.invalidateQueries({ queryKey: ['work', key] });
  }, [cache, key]);
  return { comments, suggestions, refresh };
}
