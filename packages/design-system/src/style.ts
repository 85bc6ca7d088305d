/** What stylesheets of widgets and screens build their layout from; they stand in the utility layer, over the components. */
import './theme/theme.css.ts';

export { color, vars } from './theme/contract.css.ts';
export {
  below,
  besideText,
  focusRing,
  focusRingInset,
  inUtility,
  onHover,
  pressTransition,
  text,
} from './theme/mixins.ts';
export { breakpoint, layout, zIndex } from './tokens/scales.ts';
