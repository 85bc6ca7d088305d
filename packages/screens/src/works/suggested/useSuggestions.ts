import type { Suggestion } from '../talk/talk.source.ts';
import { useTalk } from '../talk/useTalk.ts';

const none: readonly Suggestion[] = [];

/** What is suggested for the open work; nothing before it is read. */
export const useSuggestions = (): readonly Suggestion[] => useTalk().suggestions.data ?? none;
