import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homepageFor, industries, occupations, onboardingAddress, ownAddress } from './onboarding.ts';

describe('onboarding', () => {
  it('A4: offers 20 industries and 12 roles, each once', () => {
    expect(new Set(industries).size).toBe(20);
    expect(new Set(occupations).size).toBe(12);
  });

  it('A7: suggests a home by the role, then by the industry', () => {
    expect(homepageFor({ industry: 'pharmaceuticals', role: 'patent_attorney' })).toBe('IP');
    expect(homepageFor({ industry: 'pharmaceuticals', role: 'researcher' })).toBe('LS');
    expect(homepageFor({ industry: 'metals', role: 'process_engineer' })).toBe('MSE');
    expect(homepageFor({ industry: 'automotive', role: 'rd_engineer' })).toBe('RD');
  });

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    'javascript:alert(1)',
    'page/1',
    '',
    '/onboarding?redirect=/home',
  ])('A5: refuses to be sent to %j', (address) => {
    expect(ownAddress(address)).toBeUndefined();
  });

  it('A5: never leads to another origin, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '?', '#', '%', ' ') }),
        (text) => {
          const address = ownAddress(text);
          if (address !== undefined)
            expect(new URL(address, 'https://assay.example').origin).toBe('https://assay.example');
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('A5: carries what is known and the way back, with its query', () => {
    const address = onboardingAddress({ industry: 'batteries', role: null }, '/page/1?share=a b&x=1#top');
    const query = new URL(address, 'http://site').searchParams;
    expect(query.get('industry')).toBe('batteries');
    expect(query.has('role')).toBe(false);
    expect(ownAddress(query.get('redirect'))).toBe('/page/1?share=a%20b&x=1#top');
  });
});
