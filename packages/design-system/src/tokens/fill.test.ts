import { describe, expect, it } from 'vitest';
import { motionTokens, scriptTokens } from './fill.ts';
import type { TypeSize } from './scales.ts';

describe('CJK typography', () => {
  it.each(['zh-Hans', 'zh-Hant', 'ja'] as const)(
    'of %s is never under 12 px, never tracked, and has taller lines',
    (script) => {
      const latin = scriptTokens('latin').type;
      for (const [step, { size, line, tracking }] of Object.entries(scriptTokens(script).type)) {
        expect(Number.parseFloat(size) * 16).toBeGreaterThanOrEqual(12);
        expect(tracking).toBe('0');
        expect(Number.parseFloat(line)).toBeGreaterThan(Number.parseFloat(latin[step as TypeSize].line));
      }
    },
  );

  it('puts one Noto family after Plex, that of the script alone', () => {
    expect(scriptTokens('ja').font.sans).toMatch(/Plex.*Noto Sans JP/);
    expect(scriptTokens('ja').font.sans).not.toMatch(/Noto Sans [ST]C/);
    expect(scriptTokens('latin').font.sans).not.toMatch(/Noto/);
  });
});

describe('reduced motion', () => {
  it('leaves nothing but a fade of 80 ms', () => {
    const { duration, fade } = motionTokens(true);
    expect(new Set(Object.values(duration))).toEqual(new Set(['0ms']));
    expect(fade).toBe('80ms');
  });
});
