import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { linearOf, oklabOfLinear, oklchOf } from './oklch.ts';
import { themes } from './themes.ts';

type Matrix = readonly (readonly [number, number, number])[];

/** Colour vision at full severity, on linear RGB (Machado, Oliveira and Fernandes 2009). */
const visions: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(hex: string, matrix: Matrix) {
  const given = linearOf(hex);
  const [red = 0, green = 0, blue = 0] = matrix.map((row) =>
    Math.min(1, Math.max(0, row[0] * given[0] + row[1] * given[1] + row[2] * given[2])),
  );
  return oklabOfLinear(red, green, blue);
}

describe.each(['light', 'dark'] as const)('data categories of the %s theme', (name) => {
  const colours = Object.values(themes[name].category);

  it.each(Object.entries(visions))('stay apart in %s vision', (_, matrix) => {
    const points = colours.map((hex) => seen(hex, matrix));
    const distances = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.1);
  });

  it('stand out from the sheet and none is loud', () => {
    for (const hex of colours) {
      expect(contrastRatio(hex, themes[name].surface.base)).toBeGreaterThanOrEqual(3);
      expect(oklchOf(hex).chroma).toBeLessThan(0.16);
    }
  });
});
