import { isPress, takesLetters } from '@assay/design-system';
import { useTranslator } from '@assay/i18n';
import { shortcuts } from '@assay/screens/shortcuts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { makeReady } from './make-ready.ts';
import type { OverlayModule, OverlayName, OverlayProps } from './overlay.types.ts';

const overlays: Readonly<Record<OverlayName, () => Promise<OverlayModule>>> = {
  palette: () => import('./SitePalette.tsx'),
  keys: () => import('./SiteKeys.tsx'),
};

/** The palette is there by then, for somebody who types on at once, in ms. */
const restBeforeFetching = 3_000;

/** What opens over every screen: the palette and the keyboard reference, by their keys or by `open`; fetched when needed. */
export function useOverlay(): {
  Overlay: ComponentType<OverlayProps> | undefined;
  open(name: OverlayName): void;
  close(): void;
  fetchAhead(): void;
} {
  const translator = useTranslator();
  const [shown, setShown] = useState<OverlayModule>();
  const open = useCallback(
    async (name: OverlayName) => {
      try {
        const overlay = await overlays[name]();
        await translator.load(...overlay.catalogues);
        setShown(overlay);
      } catch (error) {
        console.warn('What opens over the page could not be fetched.', error);
      }
    },
    [translator],
  );
  const close = useCallback(() => setShown(undefined), []);
  const fetchAhead = useCallback(() => void makeReady(overlays.palette, translator), [translator]);

  useEffect(() => {
    const timer = setTimeout(fetchAhead, restBeforeFetching);
    const left = new AbortController();
    const is = (event: KeyboardEvent, name: OverlayName) =>
      shortcuts[name].presses.some((keys) => isPress(event, keys));
    const press = (event: KeyboardEvent) => {
      const name = is(event, 'palette')
        ? 'palette'
        : is(event, 'keys') && !takesLetters(event.target)
          ? 'keys'
          : undefined;
      if (name === undefined || event.defaultPrevented) return;
      event.preventDefault();
      // The keys that opened it close it; over any other dialog they do nothing.
      if (shown) close();
      else if (!document.querySelector('dialog[open]')) void open(name);
    };
    addEventListener('keydown', press, { signal: left.signal });
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [shown, open, close, fetchAhead]);

  return { Overlay: shown?.Overlay, open: (name) => void open(name), close, fetchAhead };
}
