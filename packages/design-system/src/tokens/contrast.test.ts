import { describe, expect, it } from 'vitest';
import { colorAt, contrastRatio, requiredContrast } from './contrast.ts';
import { themes } from './themes.ts';

describe('contrastRatio', () => {
  it('gives 21 for black on white and 1 for equal colours, whatever the order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#1b7c72', '#1b7c72')).toBe(1);
  });

  it('agrees with the published ratios of the visual language', () => {
    expect(contrastRatio('#131b1c', '#fdfefd')).toBeCloseTo(17.29, 1);
    expect(contrastRatio('#65baab', '#1a2123')).toBeCloseTo(7.13, 1);
  });
});

describe.each(Object.entries(themes))('theme %s', (name, theme) => {
  it.each(requiredContrast)('keeps %s on %s at %d, in high contrast %d', (foreground, background, plain, more) => {
    const ratio = contrastRatio(colorAt(theme, foreground), colorAt(theme, background));
    expect(ratio).toBeGreaterThanOrEqual(name.startsWith('high') ? more : plain);
  });
});
