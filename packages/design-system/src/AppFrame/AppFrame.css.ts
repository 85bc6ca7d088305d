import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { below, inComponent } from '../theme/mixins.ts';
import { layout, zIndex } from '../tokens/scales.ts';

export const frame = style(inComponent({ display: 'flex', minHeight: '100dvh', background: color.surface.canvas }));

export const side = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky + 1,
    flex: 'none',
    height: '100dvh',
    '@media': { [below('md')]: { display: 'none' } },
  }),
);

export const column = style(inComponent({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }));

export const header = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky,
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: layout.header,
    paddingInline: vars.space[6],
    borderBlockEnd: `1px solid ${color.line.hair}`,
    background: color.surface.canvas,
    '@media': { [below('md')]: { paddingInline: vars.space[3], gap: vars.space[2] } },
  }),
);

export const menuButton = style(
  inComponent({ display: 'none', '@media': { [below('md')]: { display: 'inline-flex' } } }),
);

export const main = style(
  inComponent({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    outline: 'none',
    scrollMarginBlockStart: layout.header,
  }),
);

const margins = inComponent({
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[16]}`,
  '@media': { [below('md')]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}` } },
});

export const page = styleVariants({
  prose: [margins, inComponent({ maxWidth: `calc(${layout.prose}px + 2 * ${vars.space[8]})` })],
  wide: [margins],
  answer: [
    inComponent({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, background: color.surface.base }),
  ],
});
