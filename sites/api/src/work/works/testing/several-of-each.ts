import { randomUUID } from 'node:crypto';
import {
  createWorkState,
  EditRefused,
  type Evidence,
  type FieldValue,
  type Operation,
  rootId,
  schemaVersion,
  type Tool,
  transact,
  type WorkKind,
  type WorkRecord,
  type WorkState,
} from '@assay/works';
import { oneOfEach, silentPorts } from '@assay/works/testing';
import type { TestClient } from '../../../testing/test-client.ts';

/** A passage of the library, as records cite it. */
export async function somePassage(client: TestClient): Promise<Evidence> {
  const { data } = await client.call('library.search', { body: { query: 'coating' } });
  const { document, version, passages: [passage] = [] } = data.documents[0] ?? {};
  if (document === undefined || version === undefined || !passage) throw new Error('The library holds no passage.');
  const { start, end, text: quote } = passage;
  return { document, version, start, end, quote };
}

const copies = ['first', 'second', 'third'];

/** An operation of `oneOfEach` on a copy of its records. */
function copied(kind: WorkKind, state: WorkState, operation: Operation, copy: string, evidence: Evidence): Operation {
  const named = (id: string) => (id === rootId ? id : `${copy}-${id}`);
  const referred = <Value extends FieldValue | null | undefined>(type: string, field: string, value: Value) =>
    kind.types[type]?.fields[field]?.form === 'reference' && typeof value === 'string' ? named(value) : value;
  if (operation.op === 'add') {
    const { id, type, parent, fields = {} } = operation;
    const held = Object.entries(fields).map(([field, value]) => [field, referred(type, field, value)]);
    return {
      ...operation,
      id: named(id),
      parent: parent === null ? null : named(parent),
      fields: Object.fromEntries(held),
      evidence: { '1': evidence },
    };
  }
  if (operation.op !== 'set') return operation;
  const { id, field, value } = operation;
  const type = state.get(named(id))?.type ?? '';
  return { ...operation, id: named(id), ...(value !== undefined && { value: referred(type, field, value) }) };
}

/**
 * Three of each record that a kind has, every field filled and every record with a passage, but for those of a type and what
 * stands below them.
 */
export function severalOfEach(kind: WorkKind, evidence: Evidence, without?: string): WorkState {
  const [root, ...rest] = oneOfEach(kind);
  const state = createWorkState(kind);
  transact(state, [root as Operation], { origin: 'import' });
  for (const copy of copies)
    for (const operation of rest) {
      if (operation.op === 'add' && operation.type === without) continue;
      try {
        transact(state, [copied(kind, state, operation, copy, evidence)], { origin: 'import' });
      } catch (error) {
        // It stands below what is left out, refers to it, or there may be no more of its type.
        if (!(error instanceof EditRefused)) throw error;
      }
    }
  return state;
}

/** A work as the rules of its tool begin it; undefined where nothing begins with a message. */
async function begunBy({ kind, begin }: Tool): Promise<WorkState | undefined> {
  const begun = await begin?.(
    'Make the pump housing lighter without losing strength.',
    silentPorts({ newId: randomUUID }),
  );
  if (!begun) return undefined;
  const state = createWorkState(kind);
  transact(state, begun.told, { origin: 'person' });
  if (begun.made.length > 0) transact(state, begun.made, { origin: 'rules' });
  return state;
}

/**
 * Records on which a procedure has most to do: three of all, three of all but one type, or what a work begins with.
 *
 * @throws Error where it has nothing to do on any
 */
export async function recordsFor(tool: Tool, action: string, evidence: Evidence): Promise<readonly WorkRecord[]> {
  const { kind, procedures } = tool;
  const stepsOn = (state: WorkState) => procedures?.[action]?.steps(state).length ?? 0;
  const several = [undefined, ...Object.keys(kind.types)].map((without) => severalOfEach(kind, evidence, without));
  const begun = await begunBy(tool);
  const [most] = [...several, ...(begun ? [begun] : [])].toSorted((one, other) => stepsOn(other) - stepsOn(one));
  if (!most || stepsOn(most) === 0)
    throw new Error(`${kind.name}: "${action}" does nothing on three of each record, nor on what a work begins with.`);
  return most.records();
}

/** A work of a tool that holds these records, as somebody who brings it. */
export async function broughtWork(client: TestClient, kind: WorkKind, records: readonly WorkRecord[]): Promise<string> {
  const held = records.map(({ id, type, parent, order, fields, evidence, basis }) => ({
    id,
    type,
    parent,
    order,
    fields,
    evidence,
    basis,
  }));
  const body = { kind: kind.name, schema: schemaVersion(kind), records: held as never };
  const { data, failure } = await client.call('works.import', { body });
  if (failure) throw new Error(`${kind.name} was not brought: ${failure.message}`);
  return data.work_id;
}
