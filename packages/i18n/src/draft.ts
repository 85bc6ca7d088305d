import { forgetStored, readStored, writeStored } from '@assay/domain';
import { useCallback, useState } from 'react';

const keyOf = (name: string) => `assay.draft.${name}`;

const session = () => sessionStorage;

function stored(name: string): string {
  return readStored(session, keyOf(name)) ?? '';
}

function store(name: string, text: string): void {
  // A full or forbidden store costs the draft on reload, never the typing.
  if (text === '') forgetStored(session, keyOf(name));
  else writeStored(session, keyOf(name), text);
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
