import type { KeyPress } from './keys.rules.ts';

export type KeysProps = {
  /** What is pressed: `Mod+K`, `?`, `ArrowDown`. */
  of: KeyPress;
  /** Whether ⌘ stands for `Mod`. @default by the machine */
  isApple?: boolean;
  /** Class beside its own. */
  className?: string;
};
