import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const list = style(
  inComponent({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 0, minInlineSize: 0 }),
);
export const legend = style(
  inComponent({ padding: 0, marginBlockEnd: vars.space[1], fontWeight: 500, color: color.ink.strong }),
);
export const foot = style(
  inComponent({
    marginBlockStart: vars.space[2],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${color.line.hair}`,
  }),
);
