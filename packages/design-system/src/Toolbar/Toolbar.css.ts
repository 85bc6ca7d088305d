import { style, styleVariants } from '@vanilla-extract/css';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

const bar = { display: 'flex', flexWrap: 'wrap', gap: vars.space[1] } as const;
export const bars = styleVariants({
  horizontal: inComponent({ ...bar, flexDirection: 'row', alignItems: 'center' }),
  vertical: inComponent({ ...bar, flexDirection: 'column', alignItems: 'center', width: 'max-content' }),
});
export const group = style(
  inComponent({
    display: 'flex',
    flexDirection: 'inherit',
    flexWrap: 'inherit',
    alignItems: 'inherit',
    gap: vars.space[1],
    selectors: {
      [`${bars.horizontal} > * + &`]: {
        paddingInlineStart: vars.space[2],
        marginInlineStart: vars.space[1],
        borderInlineStart: `1px solid ${color.line.hair}`,
      },
      [`${bars.vertical} > &`]: { alignSelf: 'stretch' },
      [`${bars.vertical} > * + &`]: {
        paddingBlockStart: vars.space[2],
        marginBlockStart: vars.space[1],
        borderBlockStart: `1px solid ${color.line.hair}`,
      },
    },
  }),
);
