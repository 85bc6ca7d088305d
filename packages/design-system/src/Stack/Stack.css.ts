import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

/** Gap by step of the space scale, shared by Stack, Inline and Grid. */
export const gap = styleVariants(vars.space, (value) => inComponent({ gap: value }));

/** Undoes what lists and fieldsets bring along. */
export const plain = style(
  inComponent({ boxSizing: 'border-box', margin: 0, padding: 0, border: 0, listStyle: 'none', minInlineSize: 0 }),
);

export const align = styleVariants({
  stretch: inComponent({ alignItems: 'stretch' }),
  start: inComponent({ alignItems: 'flex-start' }),
  center: inComponent({ alignItems: 'center' }),
  end: inComponent({ alignItems: 'flex-end' }),
  baseline: inComponent({ alignItems: 'baseline' }),
});

export const stack = style(inComponent({ display: 'flex', flexDirection: 'column' }));
