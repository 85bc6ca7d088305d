import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

/** Words of a person, of any length and in any script. */
export const words = style(inUtility({ overflowWrap: 'anywhere' }));

export const near = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], marginTop: vars.space[2] }),
);
export const nearPassage = style(
  inUtility({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] }),
);
export const nearReason = style(
  inUtility({
    ...text('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    margin: 0,
    color: color.ink.strong,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  }),
);
export const nearIcon = style(inUtility({ flex: 'none', height: '1lh' }));

/** A rule and a word, no alarm: what is answered stands above. */
export const gaps = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    gap: vars.space[2],
    padding: `${vars.space[2]} 0`,
    borderBlock: `1px solid ${color.line.hair}`,
    color: color.ink.default,
  }),
);
export const gapsIcon = style(inUtility({ flex: 'none', height: '1lh', color: color.info.ink }));
export const gapsTitle = style(inUtility({ display: 'block', color: color.ink.strong, fontWeight: 600 }));

export const readAs = style(inUtility({ display: 'grid', gap: vars.space[1] }));
export const readAsLine = style(
  inUtility({
    ...text('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    color: color.ink.muted,
    overflowWrap: 'anywhere',
  }),
);
export const literal = style(inUtility({ color: color.accent.ink }));

export const askAgain = style(inUtility({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const askAgainItem = style(inUtility({ minWidth: 0, maxWidth: '100%' }));

export const quoted = style(
  inUtility({
    ...text('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    color: color.ink.muted,
  }),
);
