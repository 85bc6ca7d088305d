import { describe, expect, it } from 'vitest';
import { readAudit } from './check-advisories.mjs';

describe('operations: the gate of known faults', () => {
  it('tells those that are high or critical', () => {
    const vulnerabilities = {
      a: { name: 'a', severity: 'critical', range: '<2' },
      b: { name: 'b', severity: 'high', range: '1.x' },
      c: { name: 'c', severity: 'moderate', range: '*' },
    };
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      answered: true,
      faults: ['a <2: critical', 'b 1.x: high'],
    });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ answered: true, faults: [] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
    ['', 'npm wrote no report'],
  ])('never takes a registry without an answer for one without faults: %s', (text, why) => {
    expect(readAudit(text)).toEqual({ answered: false, why });
  });
});
