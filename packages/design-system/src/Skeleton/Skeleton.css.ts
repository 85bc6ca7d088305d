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

const step = (name: 'caption' | 'dense' | 'body' | 'prose' | 'title2') =>
  inComponent({
    display: 'flex',
    alignItems: 'center',
    height: vars.type[name].line,
    selectors: {
      '&::before': { ...ground, content: '""', width: '100%', height: '0.625rem' },
      '&:last-child:not(:first-child)::before': { width: '72%' },
    },
  });

export const line = styleVariants({
  caption: step('caption'),
  dense: step('dense'),
  body: step('body'),
  prose: step('prose'),
  title2: step('title2'),
});

export const block = style(inComponent({ ...ground, display: 'block' }));
