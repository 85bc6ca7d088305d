export type BadgeProps = {
  count: number;
  /** @default 99 */
  max?: number;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'critical';
  /** What is counted, for assistive technology ("3 unread"). */
  label?: string;
};
