import type { Command, CommandGroup } from './CommandPalette.types.ts';
import { foldText, markWords, matchWords, type TextSpan, wordsTyped } from './match-text.ts';

/** A command with the letters by which it was found. */
export type MatchedCommand = { command: Command; spans: readonly TextSpan[] };
export type MatchedGroup = Pick<CommandGroup, 'label' | 'count' | 'isFallback'> & {
  commands: readonly MatchedCommand[];
};

/** What a word counts that is found in the description or the keywords. */
const besides = 20;

/**
 * The commands that hold every word typed, in label, description or keywords, best first; the groups in the order of
 * their best; empty groups go. What a service has found follows as it is: it may come late, and moves nothing above it.
 */
export function matchingGroups(groups: readonly CommandGroup[], query: string): readonly MatchedGroup[] {
  const words = wordsTyped(query);
  const own = groups.filter(({ isFound }) => !isFound).map((group) => fitting(group, words));
  const found = groups
    .filter(({ isFound }) => isFound)
    .map((group) => ({
      ...group,
      commands: group.commands.map((command) => ({ command, spans: markWords(command.label, query) })),
    }));
  const ranked = words.length === 0 ? own : own.toSorted((one, other) => other.best - one.best);
  const seen = new Set<string>();
  return [...ranked, ...found]
    .map(({ label, count, isFallback, commands }) => ({
      label,
      ...(count === undefined ? {} : { count }),
      ...(isFallback ? { isFallback } : {}),
      // The same thing may be offered as used recently too.
      commands: commands.flatMap(({ command, spans }) => {
        if (seen.has(command.id)) return [];
        seen.add(command.id);
        return [{ command, spans }];
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/** A group with what fits, best first; without words all of it, as it is. */
function fitting({ commands, ...group }: CommandGroup, words: readonly string[]) {
  const fit = commands.flatMap((command) => {
    const match = matchWords(command.label, words, (word) => countBeside(command, word));
    return match ? [{ command, ...match }] : [];
  });
  const ranked = words.length === 0 ? fit : fit.toSorted((one, other) => other.score - one.score);
  return { ...group, commands: ranked, best: ranked[0]?.score ?? 0 };
}

function countBeside({ description = '', keywords = '' }: Command, word: string): number | undefined {
  return foldText(`${description} ${keywords}`).includes(word) ? besides : undefined;
}

/** Rows a key moves by in the list; the ends join. */
export const paletteKeys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(count - 1, index + 8),
  PageUp: (index) => Math.max(0, index - 8),
};

/** The commands of all groups in a row. */
export function commandsOf(groups: readonly MatchedGroup[]): readonly Command[] {
  return groups.flatMap(({ commands }) => commands.map(({ command }) => command));
}
