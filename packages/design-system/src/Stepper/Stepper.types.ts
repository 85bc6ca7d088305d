import type { ReactNode } from 'react';

/** How far a step is. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** States in words, for those who do not see the marks. */
export type StepperWords = Readonly<Record<StepState, string>>;

export type StepperProps = {
  /** Names the steps ("Seven steps of the FMEA"). */
  label: string;
  steps: readonly {
    id: string;
    label: ReactNode;
    /** One line below the label. */
    description?: ReactNode;
    state: StepState;
  }[];
  /** Goes to a step; only then steps that are not upcoming can be pressed. */
  onStep?: (id: string) => void;
  /** @default 'horizontal' */
  layout?: 'horizontal' | 'vertical';
  language?: string;
  words?: Partial<StepperWords>;
  className?: string;
};
