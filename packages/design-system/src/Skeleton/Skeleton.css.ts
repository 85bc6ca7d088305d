import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

const ground = {
  boxSizing: 'border-box',
  border: `1px solid ${color.line.hair}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sunken,
} as const;

export const lines = style(inComponent({ display: 'block' }));

const bar = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&::before': { ...ground, content: '""', width: '100%', height: '0.625rem' },
      '&:last-child:not(:first-child)::before': { width: '72%' },
    },
  }),
);

const sizes = { caption: 'caption', dense: 'dense', body: 'body', prose: 'prose', title2: 'title2' } as const;
export const line = styleVariants(sizes, (name) => [bar, inComponent({ height: vars.type[name].line })]);

export const block = style(inComponent({ ...ground, display: 'block' }));
