import { Tooltip as Base } from '@base-ui/react/tooltip';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { useEscape } from '../Popover/useEscape.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipProps } from './Tooltip.types.ts';

/** The name of a button without a word, on hover and focus. */
export function Tooltip({ trigger, label, side = 'bottom' }: TooltipProps) {
  const container = usePortalContainer();
  const escape = useEscape();
  return (
    <Base.Root actionsRef={escape.actionsRef}>
      <Base.Trigger onKeyDown={escape.onTriggerKeyDown} render={trigger} delay={400} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup role="tooltip" className={styles.tip}>
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
