import { describe, expect, it } from 'vitest';
import { createAmounts } from './amounts.ts';

describe('createAmounts()', () => {
  const { bytes, rate, duration, share } = createAmounts('en');

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_500, '1.5 kB'],
    [103_809_024, '104 MB'],
    [3_240_000_000, '3.2 GB'],
  ])('writes %d bytes', (count, text) => {
    expect(bytes(count)).toBe(text);
  });

  it('writes a rate', () => {
    expect(rate(3_210_000)).toBe('3.2 MB/s');
  });

  it.each([
    [0, '1 second'],
    [59.2, '1 minute'],
    [61, '2 minutes'],
    [5_400, '1.5 hours'],
  ])('rounds a wait of %d s up', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it('gives all of it only to what is all of it', () => {
    expect([share(1), share(0.99999), share(0.985), share(0)]).toEqual(['100%', '99.9%', '98.5%', '0%']);
  });

  it('X2: writes amounts as each language does', () => {
    expect(createAmounts('jp').duration(120)).toBe('2 分');
    expect(createAmounts('cn').duration(120)).toBe('2分钟');
    expect(createAmounts('tw').duration(120)).toBe('2 分鐘');
  });
});
