import { styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { inComponent } from '../theme/mixins.ts';

const base = inComponent({ flex: 'none', display: 'inline-block', verticalAlign: '-0.19em' });

export const icon = styleVariants(
  {
    inherit: [base],
    muted: [base, inComponent({ color: color.ink.muted })],
    accent: [base, inComponent({ color: color.accent.ink })],
    critical: [base, inComponent({ color: color.critical.ink })],
    caution: [base, inComponent({ color: color.caution.ink })],
    info: [base, inComponent({ color: color.info.ink })],
    positive: [base, inComponent({ color: color.positive.ink })],
  },
  (rules) => rules,
);
