export type ProgressProps = {
  /** What is measured, for assistive technology. */
  label: string;
  /** How much is done; without it the length is unknown. */
  value?: number;
  /** All there is. @default 1 */
  max?: number;
  /** `caution` at a limit. @default 'accent' */
  tone?: 'accent' | 'caution' | 'critical' | 'positive';
  /** Said instead of a percentage ("7 of 10"). */
  valueText?: string;
  /** Class beside its own. */
  className?: string;
};
