import { useCallback, useState } from 'react';

const keyOf = (name: string) => `assay.draft.${name}`;

function stored(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

function store(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
  } catch {
    // A full or forbidden store costs the draft on reload, never the typing.
  }
}

/**
 * Text being typed, kept for this tab across the reload of a language change (section 4) or a sign-in.
 * Setting it to '' forgets it.
 */
export function useDraft(name: string): [text: string, setText: (text: string) => void] {
  const [held, setHeld] = useState(() => ({ name, text: stored(name) }));
  const text = held.name === name ? held.text : stored(name);
  const setText = useCallback(
    (next: string) => {
      store(name, next);
      setHeld({ name, text: next });
    },
    [name],
  );
  return [text, setText];
}
