import type { ReactNode } from 'react';
import type { Mock } from 'vitest';
import type { Stage, Target } from './stage.tsx';

type Check = (stage: Stage) => void | Promise<void>;

/** One row of an APG keyboard table. */
export type KeyRow = {
  /** Keys in the notation of user-event. */
  keys: string;
  /** What they do, in a few words. */
  does: string;
  /** What must be so before, from the focus on. */
  after?: Check;
  expect: Check;
};

/** How a primitive is tried. A new one adds one entry to its table. */
export type Primitive = {
  name: string;
  /** Exports it stands for. */
  exports: readonly string[];
  view: (said: Mock) => ReactNode;
  /** What has the focus before each row of the keyboard table. */
  focus: Target;
  keyboard: readonly KeyRow[];
  /** What is pressed, by mouse and by touch, and what comes of it; absent where pressing does nothing. */
  pointer?: { press: Target; expect: Check };
  /** Of what floats or makes the page wait. */
  overlay?: {
    /** Opens it from the focus. */
    open: Check;
    content: Target;
    /** What has the focus once it is closed; absent where it never left. */
    returnsTo?: Target;
    /** A press beside it closes it. @default true */
    closesOutside?: boolean;
  };
};
