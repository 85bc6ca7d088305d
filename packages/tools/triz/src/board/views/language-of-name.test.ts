import { describe, expect, it } from 'vitest';
import type { Idea } from '../kind/board-nodes.ts';
import { languageOfName } from './language-of-name.ts';

const evidence = { one: { document: 'd1', version: 1, start: 0, end: 4, quote: '多孔铝' } };
const idea: Idea = {
  id: 'i',
  type: 'idea',
  parent: 'b',
  order: 'a0',
  fields: { name: '多孔铝' },
  origin: 'rules',
  origins: {},
  evidence,
  basis: [],
};
const sources = new Map([['d1', { document: 'd1', title: '多孔铝', sourceType: 'patent', language: 'zh-CN' }]]);

describe('the language of a card', () => {
  it('is that of the passage whose words the rules gave it', () => {
    expect(languageOfName(idea, sources)).toBe('zh-CN');
  });

  it.each([
    ['cut between words', { ...idea, fields: { name: '多孔…' } }],
    ['of a file that was brought', { ...idea, origin: 'import' as const }],
  ])('is that also of a name %s', (_, node) => {
    expect(languageOfName(node, sources)).toBe('zh-CN');
  });

  it.each([
    ['a person named it in words of their own', { ...idea, fields: { name: 'Porous aluminium' } }],
    ['it has no name', { ...idea, fields: {} }],
    ['nothing carries it', { ...idea, evidence: {} }],
  ])("is the reader's where %s", (_, node) => {
    expect(languageOfName(node, sources)).toBeUndefined();
  });

  it('is not known before its document is', () => {
    expect(languageOfName(idea, new Map())).toBeUndefined();
  });
});
