import {
  cjkMinimumSize,
  density,
  duration,
  easing,
  fontStack,
  radius,
  size,
  space,
  type TypeSize,
  typeScale,
} from './scales.ts';
import type { ColorTokens } from './tokens.types.ts';

/** Scripts with typography of their own. */
export type Script = 'latin' | 'zh-Hans' | 'zh-Hant' | 'ja';

const px = (value: number) => `${value}px`;
const rem = (value: number) => `${value / 16}rem`;

function mapValues<Key extends string | number, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
): Record<Key, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value as Value)])) as Record<
    Key,
    Result
  >;
}

/** The variables of one theme. The CSS contract is derived from what this returns. */
export function themeTokens(colors: ColorTokens): ColorTokens {
  return colors;
}

/** The type variables of a script: sizes and lines in rem, so that a reader's own font size holds. */
export function typeTokens(script: Script) {
  const isCjk = script !== 'latin';
  return mapValues<
    TypeSize,
    (typeof typeScale)[TypeSize],
    { size: string; line: string; tracking: string; weight: string }
  >(typeScale, (step) => ({
    size: rem(isCjk ? Math.max(step.size, cjkMinimumSize) : step.size),
    line: rem(isCjk ? step.line + step.cjkLine : step.line),
    tracking: isCjk ? '0' : step.tracking,
    weight: String(step.weight),
  }));
}

/** Variables of language-driven typography. */
export function scriptTokens(script: Script) {
  return {
    font: { sans: fontStack[script], mono: fontStack.mono },
    measure: script === 'latin' ? '68ch' : '38em',
    type: typeTokens(script),
  };
}

/** Duration variables; under reduced motion everything is immediate except opacity. */
export function motionTokens(isReduced: boolean) {
  return {
    duration: mapValues(duration, (value) => `${isReduced ? 0 : value}ms`),
    fade: `${isReduced ? duration.instant : duration.quick}ms`,
  };
}

/** Row variables of a density. */
export function densityTokens(name: keyof typeof density) {
  return { row: px(density[name].row), cellX: px(density[name].cellX) };
}

/** Every variable that does not depend on the theme. */
export function staticTokens(script: Script) {
  return {
    ...scriptTokens(script),
    space: mapValues(space, px),
    control: mapValues(size.control, px),
    icon: mapValues(size.icon, px),
    radius: mapValues(radius, px),
    easing,
    motion: motionTokens(false),
    density: densityTokens('default'),
  };
}
