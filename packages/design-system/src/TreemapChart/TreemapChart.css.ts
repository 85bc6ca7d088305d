import { style } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

/** A part is its sheet with an edge in the colour of its group: words stay on the sheet, where they can be read. */
export const part = style(
  inComponent({
    fill: color.surface.sunken,
    // In high contrast the sheet of a part is that of the page: the line alone parts them.
    stroke: color.line.hair,
    '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);
export const word = style(inComponent({ fill: color.ink.strong, fontWeight: 500 }));
export const amount = style(inComponent({ fill: color.ink.muted, fontSize: vars.type.caption.size }));
