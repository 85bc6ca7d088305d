export type BadgeProps = {
  /** How many. */
  count: number;
  /** The most that is written out; above it stands a plus sign. @default 99 */
  max?: number;
  /** How much it matters. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical';
  /** What is counted, for assistive technology ("3 unread"). */
  label?: string;
};
