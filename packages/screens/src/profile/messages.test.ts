import { type ImportProblem, type ImportProblemReason, importProblem, importProblemReasons } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import cn from './messages/cn.json';
import en from './messages/en.json';
import jp from './messages/jp.json';
import tw from './messages/tw.json';

const valuesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();

describe.each([
  ['cn', cn],
  ['en', en],
  ['jp', jp],
  ['tw', tw],
])('reasons of an import in %s', (_, words) => {
  const reasons: Record<string, string> = words.runs.reasons;

  it('are all worded, with the values that each has', () => {
    expect(Object.keys(reasons)).toEqual(importProblemReasons);
    for (const [reason, text] of Object.entries(en.runs.reasons)) {
      expect(valuesOf(reasons[reason] ?? ''), reason).toEqual(valuesOf(text));
    }
  });
});

it('English reasons are those of the command', () => {
  const worded = importProblem as unknown as (reason: ImportProblemReason, values: object) => ImportProblem;
  for (const reason of importProblemReasons) {
    const text = en.runs.reasons[reason];
    const values = Object.fromEntries(valuesOf(text).map((name) => [name, `{{${name}}}`]));
    expect(worded(reason, values).message).toBe(text);
  }
});
