import { randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { quoteMatches } from '@assay/domain';
import {
  type Basis,
  EditRefused,
  type Evidence,
  type FieldValue,
  operationsToMake,
  rootId,
  schemaVersion,
  type WorkKind,
  type WorkRecord,
} from '@assay/works';
import { CallError } from '../../../ground/http/call-error.ts';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import type { WorkStore } from '../work.store.ts';
import type { WorkAccess } from '../work-access.ts';
import type { WorkTools } from '../work-tools.ts';

type Brought = AssayCalls['works.import'];

/** Documents that one file may cite: each is read to see whether its quotations stand there. */
const mostDocuments = 500;

/** Records as their kind has them today. */
function upToDate(kind: WorkKind, { schema, records }: Brought['request']['body']): readonly WorkRecord[] {
  const current = schemaVersion(kind);
  if (schema > current) throw new CallError('badRequest', { fields: { schema: `at most ${current}` } });
  // What is in a field its kind judges, when the records are added.
  const held = records.map(
    (record): WorkRecord => ({
      ...record,
      fields: record.fields as Record<string, FieldValue>,
      evidence: record.evidence ?? {},
      basis: record.basis ?? [],
      origin: 'import',
      origins: {},
    }),
  );
  return kind.migrations.slice(schema).reduce<readonly WorkRecord[]>((so, migrate) => migrate(so), held);
}

/**
 * Makes works of what was exported as JSON: here, in another installation, or by whoever wrote such a file. Nothing in it is
 * trusted: its kind judges it like an edit, all of it is marked as imported, and only what stands word for word in a document
 * that the caller may read is cited.
 */
export function createImport(
  store: Pick<WorkStore, 'create'>,
  tools: Pick<WorkTools, 'toolOf'>,
  text: WorkAccess['text'],
) {
  /** Text of documents that the records name, as the tenant sees it. */
  async function textsOf(tenant: string, records: readonly WorkRecord[]) {
    const named = new Map(
      records
        .flatMap(({ evidence, basis }) => [
          ...Object.values(evidence),
          ...basis.flatMap(({ from }) => ('document' in from ? [from] : [])),
        ])
        .map(({ document, version }) => [`${version} ${document}`, { document, version }] as const),
    );
    if (named.size > mostDocuments)
      throw new CallError('badRequest', { fields: { records: `at most ${mostDocuments} documents` } });
    const texts = new Map<string, string | undefined>();
    for (const [key, { document, version }] of named) texts.set(key, await text(tenant, document, version));
    return ({ document, version }: { document: string; version: number }) => texts.get(`${version} ${document}`);
  }

  return async function importWork(
    scope: MemberScope,
    brought: Brought['request']['body'],
  ): Promise<Brought['response']> {
    const tool = tools.toolOf(brought.kind);
    const records = upToDate(tool.kind, brought);
    const textOf = await textsOf(scope.tenantId, records);
    let leftOut = 0;
    const stands = (evidence: Evidence) => {
      const source = textOf(evidence);
      const isThere = source !== undefined && quoteMatches(evidence, source);
      if (!isThere) leftOut += 1;
      return isThere;
    };
    const isKnown = ({ from }: Basis) => !('document' in from) || textOf(from) !== undefined;
    const checked = records.map((record) => ({
      ...record,
      evidence: Object.fromEntries(Object.entries(record.evidence).filter(([, evidence]) => stands(evidence))),
      basis: record.basis.filter(isKnown),
    }));
    if (!checked.some(({ id, type }) => id === rootId && type === rootId))
      throw new CallError('badRequest', { fields: { records: `none is "${rootId}"` } });
    const id = randomUUID();
    const operations = operationsToMake(tool.kind, checked);
    try {
      await store.create(tool.kind, { id, tenant_id: scope.tenantId, owner_id: scope.userId }, [
        {
          edit: { id, operations, reason: 'import' },
          editor: { author: { person: scope.userId }, writing: { origin: 'import' } },
        },
      ]);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      const at = ['records', error.record, error.field].filter((part) => part !== undefined).join('.');
      throw new CallError('badRequest', { fields: { [at]: error.reason } });
    }
    return { work_id: id, evidence_left_out: leftOut };
  };
}

export type ImportWork = ReturnType<typeof createImport>;
