import { keyframes, style } from '@vanilla-extract/css';
import { inComponent } from '../theme/mixins.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  inComponent({
    animation: `${turn} 0.9s linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
