import { ContextMenu as Base } from '@base-ui/react/context-menu';
import { Direction } from '../Language/Direction.tsx';
import { MenuContent } from '../Menu/MenuContent.tsx';
import * as popover from '../Popover/Popover.css.ts';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { useEscape } from '../Popover/useEscape.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import type { ContextMenuProps } from './ContextMenu.types.ts';

/** Actions on the thing under the pointer: right press, long touch, the menu key or Shift and F10. A short cut, never the only way. */
export function ContextMenu({ children, className, ...content }: ContextMenuProps) {
  const container = usePortalContainer();
  const escape = useEscape();
  return (
    <Direction>
      <Base.Root actionsRef={escape.actionsRef}>
        <Base.Trigger className={joinClasses(className)}>{children}</Base.Trigger>
        <Base.Portal container={container}>
          <Base.Positioner collisionPadding={8} className={popover.positioner}>
            <MenuContent {...content} onKeyDown={escape.onKeyDown} />
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Direction>
  );
}
