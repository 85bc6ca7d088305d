import { color, inUtility, layout, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const outline = style(
  inUtility({
    position: 'sticky',
    insetBlockStart: layout.header + 1,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    inlineSize: layout.outlineNarrow,
    blockSize: `calc(100dvh - ${layout.header + 1}px)`,
    background: color.surface.canvas,
    borderInlineEnd: `1px solid ${color.line.hair}`,
    '@media': { print: { display: 'none' } },
  }),
);
export const head = style(inUtility({ fontWeight: 500, paddingBlock: vars.space[3], paddingInline: vars.space[4] }));
export const tree = style(
  inUtility({
    flex: 1,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    vars: { [vars.density.row]: '28px' },
  }),
);
export const aside = style(
  inUtility({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], fontFamily: vars.font.mono }),
);
export const count = style(inUtility({ paddingInlineStart: 2 }));
export const figure = style(inUtility({ display: 'inline-flex', alignItems: 'center', gap: 2 }));
const mark = {
  ...text('micro'),
  fontFamily: vars.font.mono,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minInlineSize: 18,
  blockSize: 16,
  paddingInline: 3,
  borderRadius: vars.radius.sm,
} as const;
/** Each in the look that it has in the work. */
export const marks = {
  suggestions: style(
    inUtility({
      ...mark,
      color: color.accent.ink,
      background: color.accent.subtle,
      boxShadow: `inset 0 0 0 1px ${color.accent.line}`,
    }),
  ),
  stale: style(
    inUtility({
      ...mark,
      paddingInlineStart: 7,
      boxShadow: `inset 0 0 0 1px ${color.line.default}`,
      backgroundImage: `repeating-linear-gradient(135deg, ${color.line.strong} 0 1px, transparent 1px 4px)`,
      backgroundSize: '4px 100%',
      backgroundRepeat: 'no-repeat',
    }),
  ),
  findings: style(
    inUtility({
      ...mark,
      paddingInline: 0,
      selectors: {
        '&[data-tone="critical"]': { color: color.critical.ink },
        '&[data-tone="caution"]': { color: color.caution.ink },
      },
    }),
  ),
} as const;
