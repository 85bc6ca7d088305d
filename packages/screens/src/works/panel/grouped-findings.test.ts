import type { Finding } from '@assay/works';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedFindings } from './grouped-findings.ts';

const finding = fc.record<Finding>({
  rule: fc.constantFrom('a', 'b', 'c'),
  record: fc.constantFrom('r1', 'r2', 'r3'),
  severity: fc.constantFrom('fault', 'doubt', 'gap'),
});

describe('what the rules object to, by what they say', () => {
  it('says the same once, with every place where it is so', () => {
    const bare = ['p1', 'p2', 'p3'].map((record): Finding => ({ rule: 'bare', record, severity: 'gap' }));
    const fault: Finding = { rule: 'wrong', record: 'p2', severity: 'fault' };
    expect(groupedFindings([...bare, fault], ({ rule }) => rule)).toEqual([
      { text: 'wrong', severity: 'fault', findings: [fault] },
      { text: 'bare', severity: 'gap', findings: bare },
    ]);
  });

  it('loses none, adds none, and has the gravest first', () => {
    fc.assert(
      fc.property(fc.array(finding), (findings) => {
        const groups = groupedFindings(findings, ({ rule }) => rule);
        expect(groups.flatMap((group) => group.findings).length).toBe(findings.length);
        expect(new Set(groups.flatMap((group) => group.findings))).toEqual(new Set(findings));
        const order = groups.map(({ severity }) => ['fault', 'doubt', 'gap'].indexOf(severity));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(new Set(groups.map(({ text, severity }) => text + severity)).size).toBe(groups.length);
      }),
    );
  });
});
