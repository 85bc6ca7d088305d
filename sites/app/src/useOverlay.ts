import { isPress, takesLetters } from '@assay/design-system';
import { useTranslator } from '@assay/i18n';
import { shortcuts } from '@assay/screens/shortcuts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { makeReady } from './make-ready.ts';
import type { OverlayName, OverlayProps } from './overlay.types.ts';
import { finding } from './screens.ts';

const names = ['palette', 'keys'] as const satisfies readonly OverlayName[];

/** The palette is there by then, for somebody who types on at once, in ms. */
const restBeforeFetching = 3_000;

/** What opens over every screen: the palette and the keyboard reference, by their keys or by `open`; fetched ahead. */
export function useOverlay(): {
  Overlay: ComponentType<OverlayProps> | undefined;
  open(name: OverlayName): void;
  close(): void;
} {
  const translator = useTranslator();
  const [shown, setShown] = useState<{ Overlay: ComponentType<OverlayProps> }>();
  const fetched = useCallback(() => makeReady(finding, translator), [translator]);
  const open = useCallback(
    (name: OverlayName) => void fetched().then((found) => found && setShown({ Overlay: found.overlays[name] })),
    [fetched],
  );
  const close = useCallback(() => setShown(undefined), []);

  useEffect(() => {
    const timer = setTimeout(fetched, restBeforeFetching);
    return () => clearTimeout(timer);
  }, [fetched]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = names.find((each) => shortcuts[each].some((keys) => isPress(event, keys)));
      if (!name || event.defaultPrevented || (name === 'keys' && takesLetters(event.target))) return;
      event.preventDefault();
      // The keys that opened it close it; over any other dialog they do nothing.
      if (shown) close();
      else if (!document.querySelector('dialog[open]')) open(name);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shown, open, close]);

  return { Overlay: shown?.Overlay, open, close };
}
