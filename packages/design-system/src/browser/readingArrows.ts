import { runsRightToLeft } from './runsRightToLeft.ts';

/** The arrow keys that go on and back as one reads where an element stands. */
export const readingArrows = (element: Element): readonly ['ArrowLeft' | 'ArrowRight', 'ArrowLeft' | 'ArrowRight'] =>
  runsRightToLeft(element) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
