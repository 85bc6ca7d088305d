import { describe, expect, it } from 'vitest';
import { commandOf } from './gridCommand.ts';

const press = (text: string) => {
  const keys = text.split('+');
  const key = keys.pop() ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    shiftKey: keys.includes('Shift'),
    ctrlKey: keys.includes('Control'),
    metaKey: keys.includes('Meta'),
    altKey: keys.includes('Alt'),
  };
};

describe('keys of an editable grid', () => {
  it.each([
    ['ArrowDown', 'text', { does: 'move', extends: false }],
    ['Shift+ArrowDown', 'text', { does: 'move', extends: true }],
    ['Control+End', 'text', { does: 'move', extends: false }],
    ['Tab', 'text', { does: 'beside', step: 1 }],
    ['Shift+Tab', 'text', { does: 'beside', step: -1 }],
    ['Enter', 'text', { does: 'open' }],
    ['F2', 'text', { does: 'edit' }],
    ['Escape', 'text', { does: 'leave' }],
    ['Delete', 'text', { does: 'clear' }],
    ['Control+d', 'text', { does: 'fillDown' }],
    ['Meta+z', 'text', { does: 'undo' }],
    ['Control+Shift+Z', 'text', { does: 'redo' }],
    ['Control+y', 'text', { does: 'redo' }],
    ['Control+A', 'text', { does: 'selectAll' }],
    ['Control+Space', 'text', { does: 'selectColumns' }],
    ['Shift+Space', 'text', { does: 'selectRows' }],
    ['Alt+ArrowUp', 'text', { does: 'moveRows', step: -1 }],
    ['Space', 'flag', { does: 'toggle' }],
    ['7', 'rating', { does: 'rate', digit: 7 }],
    ['７', 'rating', { does: 'rate', digit: 7 }],
  ] as const)('%s in a cell of %s', (keys, kind, command) => {
    expect(commandOf(press(keys), { isHead: false, kind })).toEqual(command);
  });

  it.each([
    ['Shift+ArrowLeft', { does: 'widen', step: -1 }],
    ['Enter', { does: 'open' }],
    ['7', undefined],
  ] as const)('%s in the head', (keys, command) => {
    expect(commandOf(press(keys), { isHead: true, kind: 'rating' })).toEqual(command);
  });

  it.each(['a', 'Space', '7', 'Process', 'Control+c', 'Control+v', 'Control+x', 'Control+f'])(
    'leaves %s to typing and to the browser',
    (keys) => {
      expect(commandOf(press(keys), { isHead: false, kind: 'text' })).toBeUndefined();
    },
  );
});
