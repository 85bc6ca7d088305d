import { describe, expect, it, vi } from 'vitest';
import { commandsOf, matchingGroups, paletteKeys } from './commands.rules.ts';

const command = (id: string, label: string, keywords = '') => ({ id, label, keywords, onSelect: vi.fn() });
const groups = [
  { label: 'Go to', commands: [command('home', 'Home'), command('history', '履歴', 'history')] },
  { label: 'Do', commands: [command('matrix', 'New novelty matrix', 'features claims')] },
];

describe('matchingGroups', () => {
  it('finds by label and by keywords, and leaves out groups without a match', () => {
    expect(matchingGroups(groups, 'claims').map(({ label }) => label)).toEqual(['Do']);
    expect(commandsOf(matchingGroups(groups, 'HIST')).map(({ id }) => id)).toEqual(['history']);
    expect(commandsOf(matchingGroups(groups, '')).map(({ id }) => id)).toEqual(['home', 'history', 'matrix']);
    expect(matchingGroups(groups, 'zzz')).toEqual([]);
  });
});

describe('paletteKeys', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['PageDown', 0, 2],
    ['PageUp', 2, 0],
  ])('%s goes from row %d to row %d of three', (key, from, to) => {
    expect(paletteKeys[key]?.(from, 3)).toBe(to);
  });
});
