import { styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

const line = (edge: string) =>
  inComponent({ width: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${edge}` });

export const divider = styleVariants({
  hair: line(color.line.hair),
  default: line(color.line.default),
  strong: line(color.line.strong),
});
