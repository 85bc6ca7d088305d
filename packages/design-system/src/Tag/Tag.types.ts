import type { ReactNode } from 'react';
import type { IconDrawing } from '../Icon/Icon.types.ts';

/** What a tag or status says by its colour. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

export type TagProps = {
  /** One or two words. */
  children: ReactNode;
  /** What it says by its colour. @default 'neutral' */
  tone?: Tone;
  /** Drawing before the words. */
  icon?: IconDrawing;
  /** Class beside its own. */
  className?: string;
};

/** States that work of any kind passes through. */
export type Status = 'waiting' | 'running' | 'done' | 'stopped' | 'partial' | 'failed';

export type StatusTagProps = {
  /** Decides icon and tone. */
  status: Status;
  /** The word; state is never colour alone. */
  children: ReactNode;
  /** Class beside its own. */
  className?: string;
};

export type CountdownWords = {
  /** "Trial: 9 days left"; `days` is 1 or more. */
  left: (days: number) => string;
  lastDay: string;
  over: string;
};

type CountdownLook = {
  /** Near the end: caution instead of neutral. @default false, or from `nearDays` on */
  isNear?: boolean;
  /** Over: critical. @default false, or when the time has come */
  isOver?: boolean;
  /** Class beside its own. */
  className?: string;
};

export type CountdownTagProps = CountdownLook &
  (
    | {
        /** "Trial: 9 days left", where the caller counts. */
        children: NonNullable<ReactNode>;
      }
    | {
        /** The days are counted here. */
        children?: undefined;
        /** When it ends, in ms since 1970. */
        until: number;
        /** The service's clock in ms when the page was made: the first frame on the server and in the browser says the same. */
        now: number;
        /** Days before the end from which it is near. @default 7 */
        nearDays?: number;
        /** Words in place of the built-in ones. */
        words?: Partial<CountdownWords>;
      }
  );
