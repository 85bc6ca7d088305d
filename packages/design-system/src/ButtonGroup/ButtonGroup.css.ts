import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../theme/mixins.ts';

export const group = style(inComponent({ display: 'inline-flex', isolation: 'isolate' }));

globalStyle(
  `${group} > :not(:first-child)`,
  inComponent({ marginInlineStart: -1, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
);
globalStyle(`${group} > :not(:last-child)`, inComponent({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
globalStyle(`${group} > :is(:hover, :focus-visible)`, inComponent({ zIndex: 1 }));
globalStyle(`${group} > *`, inComponent({ position: 'relative' }));
