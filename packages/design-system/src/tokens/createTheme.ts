import { type ContrastPair, colorAt, contrastRatio, requiredContrast } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';
import { themes as house } from './themes.ts';
import type { ColorPath, ColorTokens, ThemeName, Themes } from './tokens.types.ts';

/** The three colours of a brand, each as `#rrggbb`. */
export type Brand = {
  /** What a person can act on: buttons, links, the focus ring. */
  accent: string;
  /** Leans paper, lines and ink; only its hue and a little of its chroma are taken. */
  neutral: string;
  /** What a source supports: the cited passage and its streak, and the ramp of amounts. */
  evidence: string;
};

/** Whose hue a role takes. A role that is not named keeps the house's colour: failure stays red whatever the brand. */
const source: Partial<Record<keyof ColorTokens, keyof Brand>> = {
  surface: 'neutral',
  ink: 'neutral',
  line: 'neutral',
  accent: 'accent',
  evidence: 'evidence',
  sequence: 'evidence',
};

const exceptions: Partial<Record<ColorPath, keyof Brand | 'house'>> = {
  'surface.selected': 'accent',
  'line.focus': 'accent',
  'evidence.unsupported': 'house',
};

/** Most chroma of papers and inks: more would be a tinted page. */
const neutralChroma = 0.016;
/** Chroma of the house's accent and evidence, by which the brand's own is measured. */
const houseChroma = { accent: 0.094, evidence: 0.094, neutral: 0.012 } as const;

/** The house's colour with the brand's hue, at the same lightness, and a chroma in proportion to the brand's. */
function recolour(hex: string, brand: Oklch, part: keyof Brand): string {
  const { lightness, chroma } = oklchOf(hex);
  const vivid = chroma * (brand.chroma / houseChroma[part]);
  const most = part === 'neutral' ? Math.min(neutralChroma, chroma * 1.6) : Math.max(chroma, 0.2);
  return hexOf({ lightness, chroma: Math.min(vivid, most), hue: brand.hue });
}

/**
 * Moves a colour away from its backgrounds, no further than it must: darker on light ones, lighter on dark ones. The house's
 * grounds are so light or so dark that black or white always satisfies them.
 */
function movedUntil(hex: string, towards: 0 | 1, isEnough: (candidate: string) => boolean): string {
  if (isEnough(hex)) return hex;
  const from = oklchOf(hex);
  const at = (share: number) =>
    hexOf({
      ...from,
      lightness: from.lightness + (towards - from.lightness) * share,
      chroma: from.chroma * (1 - share),
    });
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

type Draft = Record<string, Record<string, string>>;

function fill(name: ThemeName, brand: Record<keyof Brand, Oklch>, given: Brand): ColorTokens {
  const base = house[name];
  const isDark = name === 'dark' || name === 'highContrastDark';
  const isMore = name === 'highContrast' || name === 'highContrastDark';
  const draft: Draft = Object.fromEntries(
    Object.entries(base).map(([group, roles]) => [
      group,
      Object.fromEntries(
        Object.entries(roles as Record<string, string>).map(([role, hex]) => {
          const part = exceptions[`${group}.${role}` as ColorPath] ?? source[group as keyof ColorTokens] ?? 'house';
          return [role, part === 'house' ? hex : recolour(hex, brand[part], part)];
        }),
      ),
    ]),
  );
  const theme = draft as ColorTokens;
  // The brand's own colour stands where it can carry text; its states lie beyond it, away from what is written on them.
  if (!isMore) {
    const { lightness } = oklchOf(base.accent.solid);
    const own = brand.accent.lightness;
    if (isDark ? own >= lightness : own <= lightness) theme.accent.solid = given.accent.toLowerCase();
  }

  const least = ([, , plain, more]: ContrastPair) => (isMore ? more : plain);
  const settle = (path: ColorPath, towards: 0 | 1, pairs: readonly ContrastPair[]) => {
    const [group = '', role = ''] = path.split('.');
    const other = ([foreground, background]: ContrastPair) =>
      colorAt(theme, foreground === path ? background : foreground);
    const settled = movedUntil(colorAt(theme, path), towards, (candidate) =>
      pairs.every((pair) => contrastRatio(candidate, other(pair)) >= least(pair)),
    );
    (theme as unknown as Draft)[group] = { ...(theme as unknown as Draft)[group], [role]: settled };
  };
  const away = isDark ? 1 : 0;
  const isSolid = (path: ColorPath) => /\.solid/.test(path);
  // Solids first, with the ink they carry held at the house's: then every foreground against grounds that no longer move.
  for (const solid of new Set(requiredContrast.flatMap((pair) => pair.slice(0, 2) as ColorPath[]).filter(isSolid))) {
    settle(
      solid,
      away,
      requiredContrast.filter((pair) => pair[0] === solid || pair[1] === solid),
    );
  }
  const solid = oklchOf(theme.accent.solid);
  // A solid that is nearly black or white has no room beyond it: its states lie on the other side, where text still stands out.
  const hasRoom = isDark ? solid.lightness < 0.86 : solid.lightness > 0.14;
  const step = isDark === hasRoom ? 0.07 : -0.07;
  theme.accent.solidHover = hexOf({ ...solid, lightness: solid.lightness + step });
  theme.accent.solidActive = hexOf({ ...solid, lightness: solid.lightness + 2 * step });
  for (const [foreground] of requiredContrast.filter(([path]) => !isSolid(path) && !path.startsWith('surface.'))) {
    if (foreground.endsWith('.onSolid')) continue;
    settle(
      foreground,
      foreground === 'ink.onInverse' ? (isDark ? 0 : 1) : away,
      requiredContrast.filter((pair) => pair[0] === foreground),
    );
  }
  settle(
    'line.strong',
    away,
    requiredContrast.filter((pair) => pair.includes('line.strong')),
  );
  return theme;
}

/**
 * Themes made from three colours of a brand. Every pair in `requiredContrast` keeps its ratio by calculation, whatever the
 * colours. Throws when a colour is not `#rrggbb`.
 */
export function createTheme(brand: Brand): Themes {
  const colours = {
    accent: oklchOf(brand.accent),
    neutral: oklchOf(brand.neutral),
    evidence: oklchOf(brand.evidence),
  };
  const names: readonly ThemeName[] = ['light', 'dark', 'highContrast', 'highContrastDark'];
  return Object.fromEntries(names.map((name) => [name, fill(name, colours, brand)])) as Themes;
}
