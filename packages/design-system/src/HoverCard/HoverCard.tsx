import { PreviewCard as Base } from '@base-ui/react/preview-card';
import type { ReactNode } from 'react';
import * as styles from '../Popover/Popover.css.ts';
import { popoverDefaults } from '../Popover/Popover.types.ts';
import { usePortalContainer } from '../Popover/PortalContext.ts';
import { useEscape } from '../Popover/useEscape.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import type {
  HoverCardHandle,
  HoverCardProps,
  HoverCardTriggerProps,
  SharedHoverCardProps,
} from './HoverCard.types.ts';

const defaultWidth = 320;

/** A look at what lies behind something, on hover or focus. Nothing in it is needed to go on. */
export function HoverCard({ trigger, children, width = defaultWidth, delay = popoverDefaults.delay }: HoverCardProps) {
  const escape = useEscape();
  return (
    <Base.Root actionsRef={escape.actionsRef}>
      <Base.Trigger onKeyDown={escape.onTriggerKeyDown} render={trigger} delay={delay} closeDelay={delay} />
      <Card width={width}>{children}</Card>
    </Base.Root>
  );
}

/** Makes the handle that joins triggers to their one card. */
export function createHoverCardHandle<Payload>(): HoverCardHandle<Payload> {
  return Base.createHandle<Payload>();
}

/** One card for many triggers, such as all citations of an answer. */
export function SharedHoverCard<Payload>({ handle, children, width = defaultWidth }: SharedHoverCardProps<Payload>) {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => <Card width={width}>{payload === undefined ? null : children(payload)}</Card>}
    </Base.Root>
  );
}

/** A trigger of a `SharedHoverCard`. */
export function HoverCardTrigger<Payload>({
  handle,
  payload,
  trigger,
  delay = popoverDefaults.delay,
}: HoverCardTriggerProps<Payload>) {
  return <Base.Trigger handle={handle} payload={payload} render={trigger} delay={delay} closeDelay={delay} />;
}

function Card({ width, children }: { width: number; children: ReactNode }) {
  const container = usePortalContainer();
  return (
    <Base.Portal container={container}>
      <Base.Positioner side="top" align="center" sideOffset={6} collisionPadding={8} className={styles.positioner}>
        <Base.Popup className={joinClasses(styles.sheet, styles.padded)} style={{ width }}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
