import { type IconDrawing, isPress, type KeyPress, takesLetters } from '@assay/design-system';
import { useEffect, useRef } from 'react';

/** Something that the screen on show can do; the palette offers it first. */
export interface PageCommand {
  /** Unlike that of any other of the screen. */
  id: string;
  label: string;
  icon?: IconDrawing;
  /** Other words it is found by. */
  keywords?: string;
  /** Keys that do it while no field takes letters; the first is shown. */
  presses?: readonly KeyPress[];
  /** Its keys hold while a field takes letters, too: what the browser would do by them is never wanted here. */
  holdsInFields?: boolean;
  /** There is nothing to do at present; it is not offered. */
  isIdle?: boolean;
  onSelect(): void;
}

type Held = () => readonly PageCommand[];
const held = new Set<Held>();

/** What the screen on show can do now; its frame, which is there after its parts, comes before them. */
export function pageCommands(): readonly PageCommand[] {
  return [...held]
    .toReversed()
    .flatMap((commands) => commands())
    .filter(({ isIdle }) => !isIdle);
}

/** Adds commands to the palette, and binds their keys, as long as the screen that offers them is shown. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const read: Held = () => latest.current;
    held.add(read);
    const left = new AbortController();
    const press = (event: KeyboardEvent) => {
      // What is being typed has an undo of its own, and a dialog is not the screen.
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const command = latest.current.find(({ presses }) => presses?.some((keys) => isPress(event, keys)));
      // A choice takes letters, and has no undo.
      const isTyped =
        takesLetters(event.target) && !((event.ctrlKey || event.metaKey) && event.target instanceof HTMLSelectElement);
      if (!command || (isTyped && !command.holdsInFields)) return;
      event.preventDefault();
      if (!command.isIdle) command.onSelect();
    };
    addEventListener('keydown', press, { signal: left.signal });
    return () => {
      held.delete(read);
      left.abort();
    };
  }, []);
}
