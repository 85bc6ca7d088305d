import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../theme/mixins.ts';

export const inline = style(inComponent({ display: 'flex', minWidth: 0 }));
export const wrap = style(inComponent({ flexWrap: 'wrap' }));
export const justify = styleVariants({
  start: inComponent({ justifyContent: 'flex-start' }),
  between: inComponent({ justifyContent: 'space-between' }),
  center: inComponent({ justifyContent: 'center' }),
  end: inComponent({ justifyContent: 'flex-end' }),
});
export const spacer = style(inComponent({ flex: '1 1 0', minWidth: 0 }));
