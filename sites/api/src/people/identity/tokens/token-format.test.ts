import { tokenKinds, tokenPrefixes } from '@assay/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfToken, kindOfToken, newToken } from './token-format.ts';

describe('the form of a token', () => {
  it('P24: says what it is, and never the same twice', () => {
    const made = new Set<string>();
    for (let at = 0; at < 2_000; at += 1) {
      const kind = tokenKinds[at % tokenKinds.length] as (typeof tokenKinds)[number];
      const token = newToken(kind);
      expect(token).toMatch(/^assay_(?:pat|svc)_[0-9A-Za-z]{36}$/);
      expect(kindOfToken(token)).toBe(kind);
      made.add(token);
    }
    expect(made.size).toBe(2_000);
  });

  it('draws every sign of the secret equally: 62 in each place, 178 bits', () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 2_000; at += 1)
      for (const sign of newToken('personal').slice(tokenPrefixes.personal.length, -6))
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 60,000 draws: 968 expected of each, with a deviation of 31.
    for (const count of counts.values()) expect(Math.abs(count - 968)).toBeLessThan(31 * 6);
  });

  it('a token with one other sign is none', () => {
    const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_';
    fc.assert(
      fc.property(fc.constantFrom(...tokenKinds), fc.nat(45), fc.constantFrom(...signs), (kind, at, sign) => {
        const token = newToken(kind);
        const changed = `${token.slice(0, at)}${sign}${token.slice(at + 1)}`;
        expect(kindOfToken(changed)).toBe(changed === token ? kind : undefined);
      }),
    );
  });

  it('text of any form is none, and breaks nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', ...tokenKinds.map((kind) => tokenPrefixes[kind])),
        (text, prefix) => {
          expect(kindOfToken(`${prefix}${text}`)).toBeUndefined();
        },
      ),
    );
  });

  it('shows its last four characters, which do not open it', () => {
    const token = newToken('service');
    expect(token.endsWith(endOfToken(token))).toBe(true);
    expect(endOfToken(token)).toHaveLength(4);
  });
});
