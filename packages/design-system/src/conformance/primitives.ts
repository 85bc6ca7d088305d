import { canvas } from './canvas.tsx';
import type { Primitive } from './conformance.types.ts';
import { data } from './data.tsx';
import { grids } from './grids.tsx';
import { inputs } from './inputs.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { writing } from './writing.tsx';

/** Everything interactive that is exported. */
export const primitives: readonly Primitive[] = [
  ...inputs,
  ...overlays,
  ...navigation,
  ...data,
  ...grids,
  ...canvas,
  ...writing,
];
