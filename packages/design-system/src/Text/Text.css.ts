import { recipe } from '@vanilla-extract/recipes';
import { color, vars } from '../theme/contract.css.ts';
import { inComponent, text as step } from '../theme/mixins.ts';

export const text = recipe({
  base: inComponent({ margin: 0, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      micro: inComponent(step('micro')),
      caption: inComponent(step('caption')),
      dense: inComponent(step('dense')),
      body: inComponent(step('body')),
      prose: inComponent(step('prose')),
      lead: inComponent(step('lead')),
      title3: inComponent(step('title3')),
      title2: inComponent(step('title2')),
      title1: inComponent(step('title1')),
      display: inComponent(step('display')),
    },
    tone: {
      inherit: {},
      strong: inComponent({ color: color.ink.strong }),
      default: inComponent({ color: color.ink.default }),
      muted: inComponent({ color: color.ink.muted }),
      accent: inComponent({ color: color.accent.ink }),
      critical: inComponent({ color: color.critical.ink }),
      caution: inComponent({ color: color.caution.ink }),
      info: inComponent({ color: color.info.ink }),
      positive: inComponent({ color: color.positive.ink }),
    },
    weight: {
      regular: inComponent({ fontWeight: 400 }),
      medium: inComponent({ fontWeight: 500 }),
      semibold: inComponent({ fontWeight: 600 }),
    },
    isMono: { true: inComponent({ fontFamily: vars.font.mono, fontSize: '0.925em', fontFeatureSettings: '"zero"' }) },
    isTabular: { true: inComponent({ fontVariantNumeric: 'tabular-nums lining-nums' }) },
    isTruncated: {
      true: inComponent({
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
    },
    hasMeasure: { true: inComponent({ maxInlineSize: vars.measure }) },
  },
});
