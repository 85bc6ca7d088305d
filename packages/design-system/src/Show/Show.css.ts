import { styleVariants } from '@vanilla-extract/css';
import { inUtility, below as under } from '../theme/mixins.ts';
import { breakpoint } from '../tokens/scales.ts';

const keys = { sm: 'sm', md: 'md', lg: 'lg', xl: 'xl' } as const;

export const above = styleVariants(keys, (name) =>
  inUtility({ display: 'contents', '@media': { [under(name)]: { display: 'none' } } }),
);

export const below = styleVariants(keys, (name) =>
  inUtility({ display: 'contents', '@media': { [`(min-width: ${breakpoint[name]}px)`]: { display: 'none' } } }),
);
