import { below, color, focusRing, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const page = style(
  inUtility({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 760,
    margin: '0 auto',
    padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[16]}`,
    '@media': { [below('md')]: { paddingTop: vars.space[6] } },
  }),
);

export const brand = style(inUtility({ marginBottom: vars.space[10] }));

export const form = style(inUtility({ display: 'grid', gap: vars.space[8], marginTop: vars.space[8] }));

export const company = style(inUtility({ maxWidth: 400 }));

export const group = style(inUtility({ margin: 0, padding: 0, border: 0, minWidth: 0 }));

export const legend = style(
  inUtility({ ...text('dense'), padding: 0, marginBottom: vars.space[3], color: color.ink.strong, fontWeight: 600 }),
);

export const choices = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const radio = style(
  inUtility({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);

export const choice = style(
  inUtility({
    ...text('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 36,
    padding: '5px 14px',
    border: `1px solid ${color.line.default}`,
    borderRadius: vars.radius.md,
    background: color.surface.base,
    color: color.ink.default,
    selectors: {
      '&:hover': onHover({ borderColor: color.line.strong, background: color.surface.hover }),
      '&:has(:checked)': { borderColor: color.accent.solid, background: color.accent.subtle, color: color.accent.ink },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
  }),
);
