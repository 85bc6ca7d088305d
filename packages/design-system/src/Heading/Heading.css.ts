import { styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { inComponent, text } from '../theme/mixins.ts';

const shared = { margin: 0, color: color.ink.strong, textWrap: 'balance', overflowWrap: 'anywhere' } as const;

export const heading = styleVariants({
  display: inComponent({ ...shared, ...text('display') }),
  title1: inComponent({ ...shared, ...text('title1') }),
  title2: inComponent({ ...shared, ...text('title2') }),
  title3: inComponent({ ...shared, ...text('title3') }),
  lead: inComponent({ ...shared, ...text('lead'), fontWeight: 600, textWrap: 'pretty' }),
  section: inComponent({ ...shared, ...text('body'), fontWeight: 600 }),
});
