import type { PreviewCard } from '@base-ui/react/preview-card';
import type { ReactElement, ReactNode } from 'react';

export type HoverCardProps = {
  /** The element it explains; its own press stays what it was. */
  trigger: ReactElement;
  /** What is shown beside it. */
  children: ReactNode;
  /** Width in px. @default 320 */
  width?: number;
  /** Delay in ms before it shows and before it hides. @default 150 */
  delay?: number;
};

export type SharedHoverCardProps<Payload> = {
  /** Made once by `createHoverCardHandle`, and given to every trigger. */
  handle: HoverCardHandle<Payload>;
  /** What to show for the trigger under the pointer. */
  children: (payload: Payload) => ReactNode;
  /** Width in px. @default 320 */
  width?: number;
};

/** Joins many triggers to one card, so that a hundred citations cost one. */
export type HoverCardHandle<Payload> = PreviewCard.Handle<Payload>;

export type HoverCardTriggerProps<Payload> = {
  /** The card that it opens. */
  handle: HoverCardHandle<Payload>;
  /** What the card shows for it. */
  payload: Payload;
  /** The element that is hovered or focused. */
  trigger: ReactElement;
  /** Delay in ms before it shows and before it hides. @default 150 */
  delay?: number;
};
