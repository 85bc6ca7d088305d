import { color, text, vars } from '@assay/design-system/style';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':host', { display: 'block', contain: 'layout style' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * The page beats `:host`, and its inherited properties come in through it: all of them start anew here. The theme's own
 * come back by name.
 */
export const ground = style({
  all: 'initial',
  ...text('body'),
  display: 'block',
  fontFamily: vars.font.sans,
  color: color.ink.default,
  textAlign: 'start',
  overflowWrap: 'break-word',
  WebkitTextSizeAdjust: '100%',
});

globalStyle(`${ground} :is(h2, h3, h4, p, ul, ol, dl, dd, figure)`, { margin: 0 });
globalStyle(`${ground} *, ${ground} ::before, ${ground} ::after`, { boxSizing: 'border-box' });
