import { describe, expect, it } from 'vitest';
import { commandOf, directionOf, stepOf } from './canvas.keys.ts';

const key = (key: string, held: 'ctrl' | 'meta' | 'shift' | 'alt' | 'ctrl shift' | '' = '') => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held === 'meta',
  shiftKey: held.includes('shift'),
  altKey: held === 'alt',
});

describe('commandOf', () => {
  it.each([
    [key('z', 'ctrl'), 'undo'],
    [key('z', 'meta'), 'undo'],
    [key('Z', 'ctrl shift'), 'redo'],
    [key('y', 'ctrl'), 'redo'],
    [key('a', 'ctrl'), 'selectAll'],
    [key('C'), 'connect'],
    [key('c', 'ctrl'), undefined],
    [key('c', 'alt'), undefined],
    [key('+', 'shift'), 'zoomIn'],
    [key('0'), 'zoomActual'],
    [key('1'), 'zoomAll'],
    [key('Escape'), 'clear'],
    [key('x'), undefined],
  ] as const)('%o on the canvas is %s', (pressed, command) => {
    expect(commandOf(pressed, 'canvas')).toBe(command);
  });

  it('leaves letters, Enter and Escape to the rows of the list', () => {
    for (const sign of ['c', 'n', '1', 'Enter', 'Escape']) expect(commandOf(key(sign), 'list')).toBeUndefined();
    expect(commandOf(key('Delete'), 'list')).toBe('remove');
    expect(commandOf(key('F2'), 'list')).toBe('edit');
    expect(commandOf(key('z', 'ctrl'), 'list')).toBe('undo');
  });
});

describe('steps', () => {
  it('follow the grid', () => {
    expect([stepOf(undefined, false), stepOf(20, false), stepOf(20, true)]).toEqual([8, 20, 160]);
    expect([directionOf('ArrowUp'), directionOf('a')]).toEqual(['up', undefined]);
  });
});
