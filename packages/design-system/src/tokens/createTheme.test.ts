import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorAt, contrastRatio, requiredContrast } from './contrast.ts';
import { type Brand, createTheme } from './createTheme.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { ColorTokens, ThemeName } from './tokens.types.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brand: fc.Arbitrary<Brand> = fc.record({ accent: colour, neutral: colour, evidence: colour });

function failures(themes: Record<ThemeName, ColorTokens>): string[] {
  return (Object.entries(themes) as [ThemeName, ColorTokens][]).flatMap(([name, theme]) =>
    requiredContrast.flatMap(([foreground, background, plain, more]) => {
      const least = name.startsWith('high') ? more : plain;
      const ratio = contrastRatio(colorAt(theme, foreground), colorAt(theme, background));
      return ratio >= least ? [] : [`${name}: ${foreground} on ${background} is ${ratio.toFixed(3)}, not ${least}`];
    }),
  );
}

describe('createTheme', () => {
  it('keeps every required contrast in each of the four themes of 1,000 random brands', () => {
    fc.assert(
      fc.property(brand, (given) => {
        expect(failures(createTheme(given))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['#ffd400', '#000000', '#ffffff', '#808080', '#00ff00', '#0000ff', '#ff00ff'])(
    'keeps it with %s for everything',
    (hex) => {
      expect(failures(createTheme({ accent: hex, neutral: hex, evidence: hex }))).toEqual([]);
    },
  );

  it("takes the brand's own colour for what is solid where it can carry text", () => {
    const themes = createTheme({ accent: '#2250A4', neutral: '#555e5f', evidence: '#b86301' });
    expect(themes.light.accent.solid).toBe('#2250a4');
    expect(themes.dark.accent.solid).not.toBe('#2250a4');
  });

  it('takes the hue of the evidence colour for cited passages and leaves failure red', () => {
    const { light } = createTheme({ accent: '#2250a4', neutral: '#555e5f', evidence: '#b86301' });
    expect(Math.abs(oklchOf(light.evidence.mark).hue - oklchOf('#b86301').hue)).toBeLessThan(6);
    expect(Math.abs(oklchOf(light.critical.ink).hue - 30)).toBeLessThan(3);
  });

  it('tells the states of a solid apart', () => {
    fc.assert(
      fc.property(brand, (given) => {
        for (const { accent } of Object.values(createTheme(given))) {
          expect(new Set([accent.solid, accent.solidHover, accent.solidActive]).size).toBe(3);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('says which colour it cannot read', () => {
    expect(() => createTheme({ accent: 'teal', neutral: '#555e5f', evidence: '#b86301' })).toThrow(/"teal".*#rrggbb/);
  });
});

describe('oklch', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });

  it('reads black, white and short forms', () => {
    expect(oklchOf('#000')).toEqual({ lightness: 0, chroma: 0, hue: 0 });
    expect(oklchOf('#fff').lightness).toBeCloseTo(1, 4);
  });
});
