import type { Node } from 'prosemirror-model';
import type { FieldValue, WorkRecord } from '../record.types.ts';
import type { Finding, FindingSpan } from '../tool/finding.types.ts';
import { citedIn } from './cited-prose.ts';
import { documentOf } from './prose-document.ts';

/** UTF-16 code units of a span that are told. */
const mostTold = 60;

function spanOf(node: Node, from: number, to: number): FindingSpan {
  const words = node.textContent.trim();
  return { from, to, words: words.length > mostTold ? `${words.slice(0, mostTold).trimEnd()}…` : words };
}

/** Cells and headings name what others state, and a line that ends in a colon is carried by what it announces. */
const isStatement = (node: Node, within: Node | null) =>
  node.type.name === 'paragraph' &&
  !within?.type.name.startsWith('table') &&
  /[^\s:：]\s*$/u.test(node.textContent) &&
  !/^[\p{P}\p{S}\s]*$/u.test(node.textContent);

function citesIn(node: Node): boolean {
  let cites = false;
  node.descendants(({ type }) => {
    cites ||= type.name === 'citation';
  });
  return cites;
}

/** What was found in a value while its record cites the same: most of a work is as it was. */
const known = new WeakMap<object, { evidence: WorkRecord['evidence']; found: ReturnType<typeof inParts> }>();

function partsOf(value: FieldValue, evidence: WorkRecord['evidence']) {
  const before = typeof value === 'object' ? known.get(value) : undefined;
  if (before?.evidence === evidence) return before.found;
  const found = inParts(value, evidence);
  if (typeof value === 'object') known.set(value, { evidence, found });
  return found;
}

function inParts(value: FieldValue, evidence: WorkRecord['evidence']) {
  const uncited: FindingSpan[] = [];
  const unknown: FindingSpan[] = [];
  documentOf(value).descendants((node, at, within) => {
    if (node.type.name === 'citation' && !Object.hasOwn(evidence, String(node.attrs['evidence'])))
      unknown.push({ ...spanOf(within ?? node, at, at + node.nodeSize) });
    if (isStatement(node, within) && !citesIn(node)) uncited.push(spanOf(node, at + 1, at + 1 + node.content.size));
  });
  return { uncited, unknown };
}

/**
 * What rules object to in prose that is to cite passages: `empty`, nothing is written; `noSource`, it cites nothing;
 * `uncitedPart`, a paragraph of it cites nothing; `unknownSource`, a citation whose passage is not kept with the record, with
 * its removal as what puts it right.
 */
export function checkCitedProse({ id, fields, evidence }: WorkRecord, field: string): readonly Finding[] {
  const value = fields[field];
  if (value === undefined) return [{ rule: 'empty', record: id, field, severity: 'gap' }];
  if (citedIn(value).length === 0) return [{ rule: 'noSource', record: id, field, severity: 'doubt' }];
  const { uncited, unknown } = partsOf(value, evidence);
  return [
    ...unknown.map((span): Finding => {
      const { from, to } = span;
      const fix = [{ op: 'write' as const, id, field, on: 0, steps: [{ stepType: 'replace', from, to }] }];
      return { rule: 'unknownSource', record: id, field, span, severity: 'fault', fix };
    }),
    ...uncited.map((span): Finding => ({ rule: 'uncitedPart', record: id, field, span, severity: 'doubt' })),
  ];
}
