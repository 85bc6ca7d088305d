/**
 * Keys that are pressed together, joined by `+`: modifiers (`Mod`, `Shift`, `Alt`), then the key as
 * `KeyboardEvent.key` names it, letters as capitals, `Space` for the blank. `Mod` is ⌘ on Apple's machines and Ctrl elsewhere.
 */
export type KeyPress = string;

const modifiers = ['Mod', 'Shift', 'Alt'] as const;
type Modifier = (typeof modifiers)[number];

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>;

/** Whether the machine has a ⌘ key. */
export function isAppleMachine(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}

/** A press in its parts. */
export function keysOf(press: KeyPress): { held: readonly Modifier[]; key: string } {
  const parts = press.split('+');
  const key = parts.pop() ?? '';
  return { held: modifiers.filter((modifier) => parts.includes(modifier)), key: key === 'Space' ? ' ' : key };
}

/** Whether somebody pressed these keys. What an input method is told is meant for it alone. */
export function isPress(event: Press, press: KeyPress, isApple: boolean = isAppleMachine()): boolean {
  // 229 is what Safari reports for the Enter that ends a composition.
  if (event.isComposing || event.keyCode === 229) return false;
  const { held, key } = keysOf(press);
  const isLetter = /^[A-Z]$/.test(key);
  // On a layout without Latin letters the place of the key counts.
  const isKey =
    event.key.toUpperCase() === key.toUpperCase() ||
    (isLetter && !/^[ -~]/.test(event.key) && event.code === `Key${key}`);
  // Whether a sign takes Shift is up to the layout.
  const isSign = key.length === 1 && !isLetter && key !== ' ';
  return (
    isKey &&
    (isApple ? event.metaKey : event.ctrlKey) === held.includes('Mod') &&
    !(isApple ? event.ctrlKey : event.metaKey) &&
    event.altKey === held.includes('Alt') &&
    (isSign || event.shiftKey === held.includes('Shift'))
  );
}

/** Whether what has the focus takes letters for itself. */
export function takesLetters(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [contenteditable=true]') !== null)
  );
}
