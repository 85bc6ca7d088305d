import { describe, expect, it } from 'vitest';
import { agentCodes, agentFileLimits, agentFor, agents, uploadErrorOf } from './agents.ts';
import { sensitiveKinds } from './sensitive.ts';

describe('uploads', () => {
  it('N2: are refused by type, size and count', () => {
    const file = (name: string, size = 10) => ({ name, size });
    expect(uploadErrorOf(file('a.PDF'), 0)).toBeUndefined();
    expect(uploadErrorOf(file('a.docx'), agentFileLimits.files - 1)).toBeUndefined();
    expect(uploadErrorOf(file('a.exe'), 0)).toBe('type-error');
    expect(uploadErrorOf(file('pdf'), 0)).toBe('type-error');
    expect(uploadErrorOf(file('a.txt', agentFileLimits.bytes + 1), 0)).toBe('size-error');
    expect(uploadErrorOf(file('a.txt', 0), 0)).toBe('size-error');
    expect(uploadErrorOf(file('a.txt'), agentFileLimits.files)).toBe('count-error');
  });
});

describe('the agents', () => {
  it('S6: each has steps, and one that takes files is not open to guests', () => {
    for (const code of agentCodes) {
      expect(agents[code].steps.length).toBeGreaterThan(1);
      if (agents[code].takesFiles) expect(agents[code].isShared).toBe(false);
    }
  });

  it.each([
    ['Make the frame lighter without losing strength', 'air_find_solution_agent'],
    ['如何提高强度', 'air_find_solution_agent'],
    ['Summarise this document', 'document_summary_agent'],
    ['この資料を要約して', 'document_summary_agent'],
    ['What is the capacity of LiFePO4?', 'air_technical_qa_agent'],
  ] as const)('S5: "%s" is for %s', (input, code) => {
    expect(agentFor(input)).toBe(code);
  });
});

describe('sensitiveKinds', () => {
  it.each([
    ['-----BEGIN RSA PRIVATE KEY-----', ['private-key']],
    [['the key is AKIA', 'A1B2C3D4E5F6G7H8'].join(''), ['access-key']],
    ['pay with 4111 1111 1111 1111 please', ['card-number']],
    ['11010519491231002X', ['identity-number']],
    ['The capacity is 165 mAh/g at 0.1C; see US08926509B2 and 10.1016/j.jpowsour.2019.226710', []],
    ['4111 1111 1111 1112', []],
  ] as const)('S4: "%s"', (text, kinds) => {
    expect(sensitiveKinds(text)).toEqual(kinds);
  });
});
