import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abbreviateNumber,
  bucketOfRange,
  companyProfile,
  employeeBucket,
  employeeEdges,
  employeeRange,
  foundedYear,
  ownershipTypeOf,
} from './companies.ts';

describe('employeeRange()', () => {
  it.each([
    [0, '< 10'],
    [10, '< 10'],
    [11, '10-50'],
    [49, '10-50'],
    [50, '10-50'],
    [51, '50-100'],
    [100_000, '50000-100000'],
    [100_001, '> 100000'],
  ])('R3: writes %i as %s', (count, text) => {
    expect(employeeRange(employeeBucket(count))).toBe(text);
  });

  it('R3: puts a count on an edge into the bucket below, and one more into the next', () => {
    for (const [index, edge] of employeeEdges.entries()) {
      expect(employeeBucket(edge)).toBe(index);
      expect(employeeBucket(edge + 1)).toBe(index + 1);
    }
  });

  it('R3: grows with the count, and is read back from what it writes', () => {
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(300_000), (a, b) => {
        const [low, high] = [employeeBucket(Math.min(a, b)), employeeBucket(Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(bucketOfRange(employeeRange(low))).toBe(low);
      }),
    );
    expect(bucketOfRange('1,000 – 5,000')).toBe(6);
    expect(bucketOfRange('1-3')).toBeUndefined();
  });

  it('R2: shows a dash for what is no bucket', () => {
    for (const bucket of [undefined, null, -1, 11, 1.5, Number.NaN]) expect(employeeRange(bucket)).toBe('—');
  });
});

describe('companyProfile()', () => {
  it('R2: derives type, year, place and employees', () => {
    expect(
      companyProfile({
        founded_date: '1847-10-01',
        employee_number: 312_000,
        original_address: { city: 'Munich', state: 'Bavaria', country: 'DE', country_en: 'Germany' },
        normalized_entity_type_en: 'Company',
        offset_info: { ownership_type: 'Company' },
      }),
    ).toEqual({
      organizationType: 'Company',
      foundedYear: '1847',
      location: 'Munich, Bavaria, Germany',
      employeeStr: '> 100000',
    });
  });

  it('R2: shows a dash for whatever is missing, and never fails', () => {
    const dashes = { organizationType: '—', foundedYear: '—', location: '—', employeeStr: '—' };
    expect(companyProfile({})).toEqual(dashes);
    const empty = { founded_date: null, employee_number: null, original_address: null, offset_info: null };
    expect(companyProfile(empty)).toEqual(dashes);
    const text = fc.option(fc.string());
    const address = fc.record({ country: text, state: text, city: text, country_en: text }, { requiredKeys: [] });
    fc.assert(
      fc.property(
        text,
        fc.option(fc.double()),
        fc.option(address),
        (founded_date, employee_number, original_address) => {
          for (const shown of Object.values(companyProfile({ founded_date, employee_number, original_address }))) {
            expect(shown).not.toBe('');
          }
        },
      ),
    );
  });

  it('takes the first 4 characters of the date of founding', () => {
    expect(['1976-04-01', '1976', '19', '', undefined].map(foundedYear)).toEqual(['1976', '1976', '19', '—', '—']);
  });

  it('names a city that is a country once', () => {
    expect(companyProfile({ original_address: { city: 'Singapore', country_en: 'Singapore' } }).location).toBe(
      'Singapore',
    );
  });
});

describe('ownershipTypeOf()', () => {
  it.each([
    ['Education', 'Education'],
    ['nonprofit', 'Nonprofit'],
    ['Public university', 'Education'],
    ['Federal agency', 'Government'],
    ['Not-for-profit', 'Nonprofit'],
    ['Privately held', 'Company'],
    ['', 'Company'],
    [undefined, 'Company'],
  ])('R4: takes %s for %s', (text, type) => {
    expect(ownershipTypeOf(text)).toBe(type);
  });
});

describe('abbreviateNumber()', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [1049, '1K'],
    [1050, '1.1K'],
    [999_949, '999.9K'],
    [999_950, '1M'],
    [1.5e6, '1.5M'],
    [2e9, '2B'],
    [-1500, '-1.5K'],
    [3.2e12, '3200B'],
  ])('R4: writes %d as %s', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  it('R4: has at most one decimal and stays within 5 % of the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_000_000_000 }), (value) => {
        const [, digits = '', letter = ''] = /^(\d+(?:\.\d)?)([KMB])$/.exec(abbreviateNumber(value)) ?? [];
        const read = Number(digits) * ({ K: 1e3, M: 1e6, B: 1e9 }[letter] ?? Number.NaN);
        expect(Math.abs(read - value) / value).toBeLessThan(0.05);
      }),
    );
  });
});
