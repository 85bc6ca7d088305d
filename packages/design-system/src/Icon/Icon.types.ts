import type { LucideIcon } from 'lucide-react';

/** A drawing of the icon set. */
export type IconDrawing = LucideIcon;

export type IconProps = {
  /** The drawing, one of the icons this package exports. */
  of: IconDrawing;
  /** 14, 16 or 20 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Name for assistive technology; without it the icon is decoration beside a word. */
  label?: string;
  /** Colour of a tone; without it the icon takes the colour of its text. */
  tone?: 'muted' | 'accent' | 'critical' | 'caution' | 'info' | 'positive';
  /** Class beside its own. */
  className?: string;
};
