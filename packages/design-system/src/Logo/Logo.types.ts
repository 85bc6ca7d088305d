export type LogoProps = {
  /** The mark alone, or mark and wordmark. @default 'mark' */
  variant?: 'mark' | 'full';
  /** Name for assistive technology. @default 'Assay' */
  label?: string;
  /** Class beside its own. */
  className?: string;
};
