import { describe, expect, it } from 'vitest';
import { base32, codeAt, matchingStep, stepAt, totpAddress } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of a second factor', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('RFC 6238, appendix B: %d s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  it('RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter));
    expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
  });

  it('are taken of the present step and its neighbours only', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    const taken = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, codeAt(secret, step + away), now));
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(matchingStep(secret, '', now)).toBeUndefined();
  });

  it('RFC 4648, 10: base32', () => {
    const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((word) => base32(Buffer.from(word)));
    expect(words).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
  });

  it('are known to an app by an address that names service and account', () => {
    expect(totpAddress(secret, { issuer: 'Assay', account: 'mei@example.org' })).toBe(
      'otpauth://totp/Assay:mei%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Assay&digits=6&period=30',
    );
  });
});
