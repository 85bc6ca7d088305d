import { color, inUtility, onHover, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

export const field = style(
  inUtility({
    position: 'relative',
    minWidth: 0,
    selectors: { '&[data-held]': { boxShadow: `0 0 0 2px var(--person-tone)`, borderRadius: vars.radius.sm } },
  }),
);
export const flag = style(
  inUtility({
    ...text('micro'),
    position: 'absolute',
    insetInlineEnd: -1,
    insetBlockEnd: '100%',
    maxWidth: '24ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: vars.space[1],
    background: color.surface.base,
    color: color.ink.strong,
    border: `2px solid var(--person-tone)`,
    zIndex: 1,
  }),
);
const mark = { position: 'absolute', insetInlineEnd: vars.space[1], insetBlockStart: 0, zIndex: 1 } as const;
/** In line with the label of the field, where it has one. */
const besideLabel = { [`${field}:has(label) > &`]: { insetBlockStart: -4 } } as const;
/** Before the arrow of a choice that has no label. */
const besideArrow = { [`${field}:has(select):not(:has(label)) > &`]: { insetInlineEnd: 26 } } as const;
export const comment = style(
  inUtility({
    ...mark,
    opacity: 0,
    ':focus-visible': { opacity: 1 },
    selectors: { ...besideLabel, ...besideArrow, [`${field}:focus-within > &`]: { opacity: 1 } },
    ...onHover({ selectors: { [`${field}:hover > &`]: { opacity: 1 } } }),
  }),
);
export const commented = style(
  inUtility({ ...mark, color: color.info.ink, selectors: { ...besideLabel, ...besideArrow } }),
);
