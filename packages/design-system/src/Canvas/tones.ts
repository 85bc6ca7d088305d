import { color } from '../theme/contract.css.ts';
import type { CanvasTone } from './Canvas.types.ts';

/** The CSS variable of a tone; without one that of an edge that can be operated. */
export const toneColor = (tone: CanvasTone | undefined): string =>
  tone === undefined ? color.line.strong : tone === 'critical' ? color.critical.solid : color.category[tone];
