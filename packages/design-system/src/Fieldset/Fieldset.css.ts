import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

export const fieldset = style(inComponent({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  inComponent({ display: 'block', width: '100%', padding: 0, marginBlockEnd: vars.space[1] }),
);

export const foot = style(inComponent({ marginBlockStart: vars.space[1] }));
