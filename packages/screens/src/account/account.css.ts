import { below, color, focusRing, inUtility, layout, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const page = style(
  inUtility({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: layout.dialog,
    margin: '0 auto',
    padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[16]}`,
    display: 'grid',
    gap: vars.space[6],
    '@media': { [below('md')]: { paddingTop: vars.space[6] } },
  }),
);

/** A button among the settings is as wide as its words. */
export const own = style(inUtility({ alignSelf: 'flex-start' }));

/** Quiet buttons stand on the line by their words, not by their edges. */
export const ways = style(inUtility({ marginInlineStart: -10 }));

export const demo = style(inUtility({ paddingTop: vars.space[4], borderTop: `1px solid ${color.line.hair}` }));

export const accounts = style(
  inUtility({
    display: 'grid',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
  }),
);

export const account = style(
  inUtility({
    ...text('dense'),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    boxSizing: 'border-box',
    width: '100%',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: 0,
    borderBottom: `1px solid ${color.line.hair}`,
    background: color.surface.base,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      'li:last-child > &': { borderBottom: 0 },
      '&:hover': onHover({ background: color.surface.hover }),
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[aria-busy="true"]': { background: color.surface.sunken, cursor: 'progress' },
    },
  }),
);

export const accountName = style(inUtility({ color: color.ink.strong, fontWeight: 500 }));
export const accountNote = style(
  inUtility({ ...text('caption'), color: color.ink.muted, textAlign: 'end', alignSelf: 'center' }),
);
export const accountMail = style(
  inUtility({
    ...text('caption'),
    gridColumn: '1 / -1',
    color: color.ink.muted,
    fontFamily: vars.font.mono,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);
