import { Menu as Base } from '@base-ui/react/menu';
import { Direction } from '../Language/Direction.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { useEscape } from '../Popover/useEscape.ts';
import type { MenuProps } from './Menu.types.ts';
import { MenuContent } from './MenuContent.tsx';

/** Actions and choices behind one button; arrows, letters, Home, End and Esc as in the APG menu pattern. */
export function Menu({ trigger, align = 'end', isOpen, isOpenAtFirst = false, onOpenChange, ...content }: MenuProps) {
  const container = usePortalContainer();
  const escape = useEscape();
  return (
    <Direction>
      <Base.Root
        modal={false}
        actionsRef={escape.actionsRef}
        {...(isOpen === undefined ? { defaultOpen: isOpenAtFirst } : { open: isOpen })}
        onOpenChange={(open) => onOpenChange?.(open)}
      >
        <Base.Trigger render={trigger} />
        <Base.Portal container={container}>
          <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className={popover.positioner}>
            <MenuContent {...content} onKeyDown={escape.onKeyDown} />
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Direction>
  );
}
