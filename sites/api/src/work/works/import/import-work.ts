import { randomUUID } from 'node:crypto';
import type { AssayCalls } from '@assay/contract';
import { quoteMatches } from '@assay/domain';
import {
  EditRefused,
  type Evidence,
  type FieldValue,
  migrated,
  operationsToMake,
  rootId,
  schemaVersion,
  type WorkKind,
  type WorkRecord,
} from '@assay/works';
import { figuresOf } from '@assay/works/prose';
import { CallError } from '../../../ground/http/call-error.ts';
import type { MemberScope } from '../../../ground/scope/tenant-scope.ts';
import type { Figures, NewFigure } from '../figures/figures.ts';
import { judgedPicture } from '../figures/receive-picture.ts';
import type { KnownTools } from '../known-tools.ts';
import type { WorkStore } from '../work.store.ts';
import type { WorkAccess } from '../work-access.ts';

type Brought = AssayCalls['works.import'];

type DocumentVersion = Pick<Evidence, 'document' | 'version'>;
const keyOf = ({ document, version }: DocumentVersion) => `${version} ${document}`;

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
  return migrated(kind, schema, held);
}

/** Pictures that a file brings and its prose shows, each judged as one that is sent. */
function picturesIn({ figures = [] }: Brought['request']['body'], shown: ReadonlySet<string>): NewFigure[] {
  if (new Set(figures.map(({ id }) => id)).size < figures.length)
    throw new CallError('badRequest', { fields: { figures: 'each id once' } });
  return figures
    .filter(({ id }) => shown.has(id))
    .map(({ id, data, drawn }) => {
      const bytes = Buffer.from(data, 'base64');
      return {
        id,
        ...judgedPicture(bytes, drawn === undefined ? undefined : Buffer.from(drawn, 'base64'), `figures.${id}`),
      };
    });
}

/**
 * Makes works of what was exported as JSON: here, in another installation, or by whoever wrote such a file. Nothing in it is
 * trusted: its kind judges it like an edit, all of it is marked as imported, and only what stands word for word in a document
 * that the caller may read is cited.
 */
export function createImport(
  store: Pick<WorkStore, 'create'>,
  known: Pick<KnownTools, 'toolOf'>,
  text: WorkAccess['text'],
  figures: Pick<Figures, 'keep'>,
) {
  /** What records rest on, by the documents that a tenant sees; each is read once, and one at a time is held. */
  async function groundsOf(tenant: string, records: readonly WorkRecord[]) {
    const asked = new Map<string, { document: string; version: number; quoted: Evidence[] }>();
    const askedAt = ({ document, version }: DocumentVersion) => {
      const key = keyOf({ document, version });
      const found = asked.get(key) ?? { document, version, quoted: [] };
      asked.set(key, found);
      return found;
    };
    for (const { evidence, basis } of records) {
      for (const each of Object.values(evidence)) askedAt(each).quoted.push(each);
      for (const { from } of basis) if ('document' in from) askedAt(from);
    }
    if (asked.size > mostDocuments)
      throw new CallError('badRequest', { fields: { records: `at most ${mostDocuments} documents` } });
    const known = new Set<string>();
    const standing = new Set<Evidence>();
    for (const [key, { document, version, quoted }] of asked) {
      const source = await text(tenant, document, version);
      if (source === undefined) continue;
      known.add(key);
      for (const each of quoted) if (quoteMatches(each, source)) standing.add(each);
    }
    return { isKnown: (at: DocumentVersion) => known.has(keyOf(at)), stands: (each: Evidence) => standing.has(each) };
  }

  return async function importWork(
    scope: MemberScope,
    brought: Brought['request']['body'],
  ): Promise<Brought['response']> {
    const tool = known.toolOf(brought.kind);
    const records = upToDate(tool.kind, brought);
    const { isKnown, stands } = await groundsOf(scope.tenantId, records);
    const leftOut = records.flatMap(({ evidence }) => Object.values(evidence)).filter((each) => !stands(each)).length;
    const checked = records.map((record) => ({
      ...record,
      evidence: Object.fromEntries(Object.entries(record.evidence).filter(([, each]) => stands(each))),
      basis: record.basis.filter(({ from }) => !('document' in from) || isKnown(from)),
    }));
    if (!checked.some(({ id, type }) => id === rootId && type === rootId))
      throw new CallError('badRequest', { fields: { records: `none is "${rootId}"` } });
    const id = randomUUID();
    const pictures = picturesIn(brought, figuresOf(checked));
    const operations = operationsToMake(tool.kind, checked);
    try {
      const work = { id, tenant_id: scope.tenantId, owner_id: scope.userId, is_incognito: brought.incognito ?? false };
      const first = {
        edit: { id, operations, reason: 'import' },
        editor: { author: { person: scope.userId }, writing: { origin: 'import' as const } },
      };
      await figures.keep(scope, pictures, (add) =>
        store.create(tool.kind, work, [first], undefined, (trx) => add(trx, id)),
      );
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      const at = ['records', error.record, error.field].filter((part) => part !== undefined).join('.');
      throw new CallError('badRequest', { fields: { [at]: error.reason } });
    }
    return { work_id: id, evidence_left_out: leftOut };
  };
}

export type ImportWork = ReturnType<typeof createImport>;
