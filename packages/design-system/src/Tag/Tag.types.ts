import type { ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** What a tag or status says by its colour. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

export type TagProps = {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  icon?: IconDrawing;
  className?: string;
};

/** States that work of any kind passes through. */
export type Status = 'waiting' | 'running' | 'done' | 'stopped' | 'partial' | 'failed';

export type StatusTagProps = {
  status: Status;
  /** The word; state is never colour alone. */
  children: ReactNode;
  className?: string;
};

export type CountdownTagProps = {
  /** "Trial: 9 days left". */
  children: ReactNode;
  /** Near the end: caution instead of neutral. @default false */
  isNear?: boolean;
  /** Over: critical. @default false */
  isOver?: boolean;
  className?: string;
};
