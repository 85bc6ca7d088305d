import { matchingOptions } from '../Combobox/combobox.machine.ts';
import type { Command, CommandPaletteProps } from './CommandPalette.types.ts';

/** The groups with the commands that hold every word typed, in label, description or keywords; empty groups go. */
export function matchingGroups(groups: CommandPaletteProps['groups'], query: string): CommandPaletteProps['groups'] {
  return groups
    .map(({ label, commands }) => {
      const texts = commands.map((command) => ({
        command,
        label: command.label,
        description: `${command.description ?? ''} ${command.keywords ?? ''}`,
      }));
      return { label, commands: matchingOptions(texts, query).map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0);
}

/** Rows a key moves by in the list; the ends join. */
export const paletteKeys: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(count - 1, index + 8),
  PageUp: (index) => Math.max(0, index - 8),
};

/** The commands of all groups in a row. */
export function commandsOf(groups: CommandPaletteProps['groups']): readonly Command[] {
  return groups.flatMap(({ commands }) => commands);
}
