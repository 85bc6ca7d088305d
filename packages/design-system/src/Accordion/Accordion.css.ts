import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const accordion = style(
  inComponent({ margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line.hair}` }),
);

export const section = style(
  inComponent({ paddingBlock: vars.space.half, borderBlockStart: `1px solid ${color.line.hair}` }),
);
