import { basisOf, type LibraryAnswer, type Lookup, type Operation, type ToolPorts } from '@assay/works';
import { citedProse } from '@assay/works/prose';
import { type Exchange, exchangesOf } from '../kind/exchanges-of.ts';

/**
 * What puts an answer under its question. One that stands there is written anew: the passages of the former are taken away
 * with it, and those of the new one come under keys of their own.
 */
export function answerUnder(
  work: Lookup,
  question: string,
  { sentences, documents, passages }: LibraryAnswer,
  { newId }: Pick<ToolPorts, 'newId'>,
): readonly Operation[] {
  const basis = [{ ...basisOf(work, question, 'text'), field: 'body' }];
  const former = exchangesOf(work).find((exchange) => exchange.question.id === question)?.answer;
  if (former !== undefined) return writtenAnew(former, { sentences, documents, passages }, { basis, newId });
  const { value: body, evidence } = citedProse(sentences, 'body');
  const fields = { body, documents, passages };
  return [{ op: 'add', id: newId(), type: 'answer', parent: question, fields, evidence, basis }];
}

function writtenAnew(
  { id, evidence: held }: NonNullable<Exchange['answer']>,
  { sentences, documents, passages }: LibraryAnswer,
  { basis, newId }: Pick<ToolPorts, 'newId'> & { basis: ReturnType<typeof basisOf>[] },
): readonly Operation[] {
  const { value, evidence } = citedProse(sentences, 'body', () => newId());
  return [
    ...Object.entries(evidence).map(([key, passage]): Operation => ({ op: 'cite', id, key, evidence: passage })),
    { op: 'set', id, field: 'body', value: value ?? null },
    ...Object.keys(held).map((key): Operation => ({ op: 'cite', id, key })),
    { op: 'set', id, field: 'documents', value: documents },
    { op: 'set', id, field: 'passages', value: passages },
    { op: 'base', id, basis },
  ];
}
