import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalNumber,
  dialCodes,
  emptyLead,
  isLeadEmpty,
  isMobileNumber,
  joinReasons,
  type LeadField,
  type LeadProblem,
  type LeadValues,
  leadBody,
  leadFields,
  leadForms,
  leadPackageTypes,
  leadProblems,
  maskNumber,
  onlyDigits,
  phoneTyped,
  reasonsOf,
  sentReasons,
  shownLeadFields,
  usesMarketingForm,
} from './lead.ts';

const typed = { hasOwnNumber: false, asksScore: false };
const filled: LeadValues = {
  ...emptyLead,
  name: 'Wei Chen',
  mobile: '13812345678',
  code: '407123',
  company_name: 'Northfield Thermal',
  post: 'R&D engineer',
  reason: ['more_questions'],
};
const long = (length: number) => '名'.repeat(length);

describe('the lead form', () => {
  it('C2: has these fields outside the US and the EU, and no native field inside', () => {
    expect(shownLeadFields(typed, emptyLead)).toEqual(['name', 'mobile', 'code', 'company_name', 'post', 'reason']);
    expect(shownLeadFields(typed, { reason: ['other'] }).at(-1)).toBe('otherReason');
    expect((['cn', 'us', 'eu', 'other'] as const).filter(usesMarketingForm)).toEqual(['us', 'eu']);
  });

  it('C9: leaves number and code out when the account has a number', () => {
    expect(shownLeadFields({ ...typed, hasOwnNumber: true }, emptyLead)).not.toContain('mobile');
    expect(leadProblems({ ...filled, mobile: '', code: '' }, { ...typed, hasOwnNumber: true })).toEqual({});
  });

  it.each<[LeadField, Partial<LeadValues>, LeadProblem | undefined]>([
    ['name', { name: '' }, 'nameEmpty'],
    ['name', { name: '  ' }, 'nameEmpty'],
    ['name', { name: 'A' }, undefined],
    ['name', { name: long(100) }, undefined],
    ['name', { name: long(101) }, 'nameLong'],
    ['name', { name: '𠮷'.repeat(100) }, undefined],
    ['company_name', { company_name: '' }, 'companyEmpty'],
    ['company_name', { company_name: long(256) }, undefined],
    ['company_name', { company_name: long(257) }, 'companyLong'],
    ['post', { post: '' }, 'postEmpty'],
    ['post', { post: long(100) }, undefined],
    ['post', { post: long(101) }, 'postLong'],
    ['mobile', { mobile: '' }, 'mobileEmpty'],
    ['mobile', { mobile: '1381234567' }, 'mobileForm'],
    ['mobile', { mobile: '23812345678' }, 'mobileForm'],
    ['mobile', { mobile: '13812345678' }, undefined],
    ['mobile', { country: '+886', mobile: '0912345678' }, undefined],
    ['mobile', { country: '+886', mobile: '13812345678' }, 'mobileForm'],
    ['mobile', { country: '+81', mobile: '09012345678' }, undefined],
    ['mobile', { country: '+81', mobile: '9012345678' }, undefined],
    ['code', { code: '' }, 'codeEmpty'],
    ['code', { code: '12345' }, 'codeForm'],
    ['code', { code: '123456' }, undefined],
    ['reason', { reason: [] }, 'reasonEmpty'],
    ['otherReason', { reason: ['other'], otherReason: ' \t' }, 'otherEmpty'],
    ['otherReason', { reason: ['other'], otherReason: 'x' }, undefined],
    ['score', { score: undefined }, 'scoreEmpty'],
    ['score', { score: 0 }, 'scoreEmpty'],
    ['score', { score: 11 }, 'scoreEmpty'],
    ['score', { score: 7.5 }, 'scoreEmpty'],
    ['score', { score: 10 }, undefined],
  ])('C4-C7, C12: %s %o has %s', (field, values, problem) => {
    expect(leadProblems({ ...filled, ...values }, { hasOwnNumber: false, asksScore: true })[field]).toBe(problem);
  });

  it('C4, C7: shows problems on blur, those of choices on change', () => {
    const on = (when: string) =>
      (Object.keys(leadFields) as LeadField[]).filter((field) => leadFields[field].checkedOn === when);
    expect(on('change')).toEqual(['score', 'reason']);
  });

  it('C8: is empty until something is filled in', () => {
    expect(isLeadEmpty(emptyLead)).toBe(true);
    expect(isLeadEmpty({ ...emptyLead, country: '+81', name: ' ' })).toBe(true);
    expect(isLeadEmpty({ ...emptyLead, reason: ['team_use'] })).toBe(false);
  });

  it.each(leadPackageTypes)('C10: %s has a marketing form and reasons that end with other', (type) => {
    expect(leadForms[type].marketingForm).toMatch(/^[a-z]+-contact$/);
    expect(reasonsOf(type).at(-1)).toBe('other');
    expect(new Set(reasonsOf(type)).size).toBe(reasonsOf(type).length);
    expect({ type, ...leadForms[type], reasons: reasonsOf(type) }).toMatchSnapshot();
  });

  it('C9: sends the golden payload', () => {
    const values: LeadValues = { ...filled, reason: ['team_use', 'other'], otherReason: ' a|b\\c ' };
    expect(leadBody(values, { type: 'AIR', sourceType: 'home_banner', shape: typed })).toEqual({
      name: 'Wei Chen',
      company_name: 'Northfield Thermal',
      post: 'R&D engineer',
      reason: ['team_use', 'other:a|b\\c'],
      otherReason: 'a|b\\c',
      upgrade_reason: 'team_use|other:a\\|b\\\\c',
      type: 'AIR',
      source_type: 'home_banner',
    });
    expect(sentReasons({ reason: ['drafting'], otherReason: 'left over' })).toEqual(['drafting']);
  });

  it('C9: joined reasons can be told apart again', () => {
    const split = (text: string) =>
      (text.match(/(?:\\.|[^|\\])+/gs) ?? []).map((part) => part.replaceAll(/\\(.)/gs, '$1'));
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), (reasons) => {
        expect(split(joinReasons(reasons))).toEqual(reasons);
      }),
    );
  });
});

describe('phone numbers', () => {
  it.each([
    ['+86 138-1234-5678', '+81', '+86', '13812345678'],
    ['0086 13812345678', '+86', '+86', '13812345678'],
    ['（＋８８６）９１２ ３４５ ６７８', '+86', '+886', '912345678'],
    ['+81 90-1234-5678', '+86', '+81', '9012345678'],
    ['090-1234-5678', '+81', '+81', '09012345678'],
    ['+1 415 555 0100', '+86', '+86', '+14155550100'],
    ['138 1234 5678 ext', '+86', '+86', '13812345678'],
  ] as const)('C5: a pasted or filled in %s, at %s, is %s %s', (text, chosen, country, mobile) => {
    expect(phoneTyped(text, chosen)).toEqual({ country, mobile });
  });

  it.each([
    ['+8613812345678', '+81', '+86', '13812345678'],
    ['008613812345678', '+81', '+86', '13812345678'],
    ['+886912345678', '+86', '+886', '912345678'],
    ['+819012345678', '+86', '+81', '9012345678'],
    ['09012345678', '+81', '+81', '09012345678'],
    ['138-1234-5678', '+86', '+86', '13812345678'],
    ['+4915112345678', '+86', '+86', '+49151123456'],
  ] as const)('C5: typed key by key %s, at %s, is %s %s', (text, chosen, country, mobile) => {
    let typed: ReturnType<typeof phoneTyped> = { country: chosen, mobile: '' };
    for (const key of text) typed = phoneTyped(typed.mobile + key, typed.country);
    expect(typed).toEqual({ country, mobile });
  });

  it('C5: a number of a country that gets no code is no number of another', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789') }),
        fc.constantFrom(...dialCodes),
        (rest, chosen) => {
          const { country, mobile } = phoneTyped(`+1${rest}`, chosen);
          expect(isMobileNumber(mobile, country)).toBe(false);
        },
      ),
    );
  });

  it('C5: takes digits only, full-width ones too, and no more than there are', () => {
    expect(onlyDigits('1a3-8１２ 34567890', 11)).toBe('13812345678');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(onlyDigits(text, 11)).toMatch(/^\d{0,11}$/);
      }),
    );
  });

  it('C14: shows the first three and the last four of eleven digits', () => {
    expect(maskNumber('13812345678')).toBe('138****5678');
    expect(maskNumber('+886912345678')).toBe('+886 912****678');
  });

  it('C5: stores a number of another country with its code', () => {
    expect(canonicalNumber('13812345678', '+86')).toBe('13812345678');
    expect(canonicalNumber('0912345678', '+886')).toBe('+886912345678');
    expect(canonicalNumber('9012345678', '+81')).toBe(canonicalNumber('09012345678', '+81'));
  });

  it('C5: no number is valid with letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...dialCodes), (text, code) => {
        if (/\D/.test(text)) expect(isMobileNumber(text, code)).toBe(false);
      }),
    );
  });
});
