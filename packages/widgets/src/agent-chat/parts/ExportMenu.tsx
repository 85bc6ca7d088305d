import { DownloadIcon, IconButton } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from '../AgentChat.css.ts';
import type { ExportFormat } from '../agent-chat.types.ts';
import { agentChatMessages } from '../messages.ts';

export interface ExportMenuProps {
  isBusy: boolean;
  onExport(format: ExportFormat): void;
}

const formats = [
  ['md', 'markdown'],
  ['docx', 'docx'],
  ['pdf', 'pdf'],
] as const;
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** Distance to the button and to the edge of the window, px. */
const gap = 6;
const margin = 8;

/**
 * The formats behind one button, as in the APG menu pattern: arrows, first letters, Home, End and Esc. A list in the
 * browser's own top layer: the menu that floats by itself would be a quarter of the chat on another page.
 */
export function ExportMenu({ isBusy, onExport }: ExportMenuProps) {
  const t = useMessages(agentChatMessages);
  const [opensAt, setOpensAt] = useState<'first' | 'last'>();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = opensAt !== undefined;
  const lines = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    const [button, sheet] = [trigger.current, menu.current];
    if (opensAt === undefined || !button || !sheet) return undefined;
    const place = () => placeBelow(sheet, button.getBoundingClientRect());
    // Where the platform has no top layer the menu stands where its styles put it.
    if ('showPopover' in sheet) {
      sheet.popover = 'manual';
      sheet.showPopover();
    }
    place();
    [...sheet.querySelectorAll('button')].at(opensAt === 'first' ? 0 : -1)?.focus();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, [opensAt]);

  function close() {
    trigger.current?.focus();
    setOpensAt(undefined);
  }
  function openBy(event: KeyboardEvent) {
    if (isBusy || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpensAt(event.key === 'ArrowDown' ? 'first' : 'last');
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    // Not prevented: the focus goes on from the button.
    if (event.key === 'Tab') close();
    const all = lines();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const next =
      steps[event.key]?.(at, all.length) ??
      [...all.keys()]
        .map((index) => (at + 1 + index) % all.length)
        .find((index) => all[index]?.textContent.toLowerCase().startsWith(event.key.toLowerCase()));
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else all[next]?.focus();
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget === trigger.current || currentTarget.contains(relatedTarget)) return;
    setOpensAt(undefined);
  }

  return (
    <>
      <IconButton
        ref={trigger}
        size="compact"
        icon={DownloadIcon}
        label={t('actions.export')}
        isBusy={isBusy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpensAt('first'))}
        // The focus stays in the menu that this press is about to close.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onKeyDown={openBy}
      />
      {isOpen && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label={t('actions.export')}
          className={styles.menu}
          onKeyDown={press}
          onBlur={leave}
        >
          {formats.map(([format, word]) => (
            <button
              key={format}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.menuLine}
              onClick={() => {
                close();
                onExport(format);
              }}
            >
              {t(`actions.${word}`)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Below the button and level with its end, or above it where there is more room; inside the window in any case. */
function placeBelow(sheet: HTMLElement, { top, bottom, left, right }: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const below = window.innerHeight - bottom - gap - margin;
  const isAbove = below < height && top > below;
  const start = getComputedStyle(sheet).direction === 'rtl' ? left : right - width;
  Object.assign(sheet.style, {
    left: `${Math.max(margin, Math.min(start, window.innerWidth - width - margin))}px`,
    top: `${isAbove ? top - gap - height : bottom + gap}px`,
  });
}
