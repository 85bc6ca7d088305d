/**
 * Keys that are pressed together, joined by `+`: modifiers in the order `Mod`, `Shift`, `Alt`, then the key as
 * `KeyboardEvent.key` names it, letters as capitals, `Space` for the blank. `Mod` is ⌘ on Apple's machines and Ctrl elsewhere.
 */
export type KeyPress = string;

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

/** Whether the machine has a ⌘ key. */
export function isAppleMachine(): boolean {
  return /mac|iphone|ipad/i.test(globalThis.navigator?.platform);
}

/** Whether somebody pressed these keys. What an input method is told is meant for it alone. */
export function isPress(event: Press, press: KeyPress, isApple: boolean = isAppleMachine()): boolean {
  // 229 is what Safari reports for the Enter that ends a composition.
  if (event.isComposing || event.keyCode === 229) return false;
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  // On a layout without Latin letters the place of the key counts.
  const cap = key === ' ' ? 'Space' : key > '~' ? code.slice(3) : key.length > 1 ? key : key.toUpperCase();
  // Whether a sign takes Shift is up to the layout.
  const shift = shiftKey && /\w/.test(cap);
  const mod = isApple ? metaKey : ctrlKey;
  return (
    !(isApple ? ctrlKey : metaKey) &&
    press === `${mod ? 'Mod+' : ''}${shift ? 'Shift+' : ''}${altKey ? 'Alt+' : ''}${cap}`
  );
}

/** A press in one line, for where there is no room for caps: `Ctrl K`, `⌘K`. */
export function writePress(press: KeyPress, isApple: boolean = isAppleMachine()): string {
  return press.replace('Mod+', isApple ? '⌘' : 'Ctrl ');
}

/** Whether what has the focus takes letters for itself. */
export function takesLetters(target: EventTarget | null): boolean {
  const written = 'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable=true]';
  return target instanceof Element && target.closest(written) !== null;
}

/** Keys of the box in which a question is asked. The line is begun by the browser itself. */
export const questionKeys = { ask: 'Enter', line: 'Shift+Enter' } as const satisfies Record<string, KeyPress>;

/** Keys of the drawer with the passage that a sentence rests on. */
export const evidenceKeys = { close: 'Escape' } as const satisfies Record<string, KeyPress>;
