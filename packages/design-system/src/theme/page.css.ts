import { globalStyle } from '@vanilla-extract/css';
import './theme.css.ts';
import { color, vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  background: color.surface.canvas,
  color: color.ink.default,
  fontFamily: vars.font.sans,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontKerning: 'normal',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textAutospace: 'normal',
});
reset('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote', { margin: 0, padding: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset(':focus-visible', { outline: `2px solid ${color.line.focus}`, outlineOffset: 2 });
reset('sub, sup', { lineHeight: 0, fontSize: '0.75em' });
reset('::selection', { background: color.evidence.mark, color: color.ink.strong });
reset(':root', { accentColor: color.accent.solid });
