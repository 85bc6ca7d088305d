import { style, styleVariants } from '@vanilla-extract/css';
import { below, inComponent } from '../theme/mixins.ts';

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const grid = style(inComponent({ display: 'grid' }));

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => [
  grid,
  inComponent({
    gridTemplateColumns: tracks(count),
    '@media': {
      [below('lg')]: { gridTemplateColumns: tracks(Math.min(count, 2)) },
      [below('md')]: { gridTemplateColumns: tracks(1) },
    },
  }),
]);
