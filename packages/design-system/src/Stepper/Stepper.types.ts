import type { ReactNode } from 'react';

/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** States in words, for those who do not see the marks. */
export type StepperWords = Readonly<Record<StepState, string>>;

export type StepperProps = {
  /** Names the steps ("Seven steps of the FMEA"). */
  label: string;
  /** In the order in which they are taken. */
  steps: readonly {
    id: string;
    label: ReactNode;
    /** One line below the label. */
    description?: ReactNode;
    state: StepState;
  }[];
  /** Goes to a step; only then steps that are not upcoming can be pressed. */
  onStep?: (id: string) => void;
  /** Side by side, or one below the other. @default 'horizontal' */
  layout?: 'horizontal' | 'vertical';
  /** BCP 47 language of numbers; without it that of the page. */
  language?: string;
  /** Words in place of the built-in ones. */
  words?: Partial<StepperWords>;
  /** Class beside its own. */
  className?: string;
};
