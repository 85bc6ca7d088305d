import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf } from './component-keys.ts';
import { isPress, writePress } from './keys.rules.ts';

const event = (key: string, change: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...change,
});

describe('isPress', () => {
  it('takes ⌘ on machines of Apple and Ctrl elsewhere, and never the other one', () => {
    expect(isPress(event('k', { ctrlKey: true }), 'Mod+K', false)).toBe(true);
    expect(isPress(event('k', { metaKey: true }), 'Mod+K', true)).toBe(true);
    // Ctrl and K deletes to the end of the line in a text field of macOS.
    expect(isPress(event('k', { ctrlKey: true }), 'Mod+K', true)).toBe(false);
    expect(isPress(event('k', { metaKey: true }), 'Mod+K', false)).toBe(false);
    expect(isPress(event('k'), 'Mod+K', false)).toBe(false);
  });

  it('tells keys with Shift from those without, but takes a sign however the layout has it', () => {
    expect(isPress(event('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z', false)).toBe(true);
    expect(isPress(event('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z', false)).toBe(false);
    expect(isPress(event('?', { shiftKey: true }), '?', false)).toBe(true);
    expect(isPress(event('?'), '?', false)).toBe(true);
  });

  it('takes the place of a key on a layout without Latin letters', () => {
    expect(isPress(event('л', { ctrlKey: true, code: 'KeyK' }), 'Mod+K', false)).toBe(true);
    expect(isPress(event('j', { ctrlKey: true, code: 'KeyK' }), 'Mod+K', false)).toBe(false);
  });

  it('leaves to an input method what it is told', () => {
    const press = fc.constantFrom('Enter', 'Mod+K', '?', 'ArrowDown', 'Escape');
    fc.assert(
      fc.property(
        press,
        fc.boolean(),
        fc.constantFrom({ isComposing: true }, { keyCode: 229 }),
        (of, isApple, told) => {
          const { held, key } = keysOf(of);
          const mod = held.includes('Mod');
          const pressed = event(key, { ctrlKey: mod && !isApple, metaKey: mod && isApple });
          expect(isPress(pressed, of, isApple)).toBe(true);
          expect(isPress({ ...pressed, ...told }, of, isApple)).toBe(false);
        },
      ),
    );
  });
});

describe('writePress', () => {
  it('writes a press as the machine calls its keys', () => {
    expect([writePress('Mod+K', false), writePress('Mod+K', true), writePress('?', true)]).toEqual([
      'Ctrl K',
      '⌘K',
      '?',
    ]);
  });
});
