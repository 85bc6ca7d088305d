import { color, inUtility, text, vars } from '@assay/design-system/style';
import { style } from '@vanilla-extract/css';

const line = inUtility({ ...text('caption'), display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const verified = style([line, inUtility({ color: color.ink.muted })]);
export const broken = style([line, inUtility({ color: color.caution.ink, fontWeight: 500 })]);

// Words of the reader's language, not an identifier: the mono face has no Han or kana.
export const kind = style(inUtility({ fontFamily: vars.font.sans }));
