import { Popover as Base } from '@base-ui/react/popover';
import { useRef } from 'react';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Popover.css.ts';
import { type PopoverProps, popoverDefaults } from './Popover.types.ts';
import { usePortalContainer } from './PortalContext.ts';
import { useEscape } from './useEscape.ts';

/** A small sheet beside what it belongs to: choices, an explanation. Opens on press, or on hover after 150 ms. */
export function Popover({
  trigger,
  children,
  label,
  width = popoverDefaults.width,
  opensOnHover = false,
  delay = popoverDefaults.delay,
  side = 'bottom',
  align = 'start',
  isOpen,
  onOpenChange,
  finalFocus,
}: PopoverProps) {
  const container = usePortalContainer();
  const escape = useEscape();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      actionsRef={escape.actionsRef}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(open) => onOpenChange?.(open)}
    >
      <Base.Trigger
        onKeyDown={escape.onTriggerKeyDown}
        render={trigger}
        openOnHover={opensOnHover}
        delay={delay}
        closeDelay={delay}
      />
      <Base.Portal container={container}>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup
            ref={popup}
            onKeyDown={escape.onKeyDown}
            aria-label={label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
            {...(finalFocus ? { finalFocus } : {})}
            className={joinClasses(styles.sheet, styles.padded)}
            style={{ width }}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
