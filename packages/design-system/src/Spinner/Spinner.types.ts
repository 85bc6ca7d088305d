export type SpinnerProps = {
  /** What is being waited for, for assistive technology; without it the spinner is decoration beside a word. */
  label?: string;
  /** 14, 16 or 20 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Class beside its own. */
  className?: string;
};
