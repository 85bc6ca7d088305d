import type { MouseEvent, Ref, RefCallback } from 'react';

/**
 * The ref of a combobox's input: to the caller the element, to downshift what only tells what is inside. downshift
 * focuses its input in an effect after the open list has been painted, and would take the focus back from a press
 * outside or a Tab that came in that very frame, with the list left open.
 */
export function withoutFocusing(
  ofDownshift: Ref<HTMLInputElement> | undefined,
  ...others: readonly (Ref<HTMLInputElement> | undefined)[]
): RefCallback<HTMLInputElement> {
  return (input) => {
    // downshift asks it only what it contains, and focuses it only where there is a `focus`.
    const inside = input && { contains: (node: Node | null) => input.contains(node) };
    give(ofDownshift, inside as HTMLInputElement | null);
    for (const ref of others) give(ref, input);
  };
}

/** Who opens by the button beside the input goes on in the input, at once. */
export function focusBeside({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.parentElement?.querySelector('input')?.focus();
}

function give<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
