import { migrated, schemaVersion, type WorkKind } from '@assay/works';
import { CallError } from '../../../ground/http/call-error.ts';
import type { WorkStore } from '../work.store.ts';
import { schemaReason } from './schema-change.ts';

/**
 * Works in the schema that their kind has in this version: one that was last opened by an earlier version is brought to it
 * when somebody comes to it, as a change of the rules that stands in its history.
 *
 * @param kindOf throws CallError notFound for a kind that this version does not know
 */
export function inPresentSchema(store: WorkStore, kindOf: (name: string) => WorkKind): WorkStore {
  /** Whether anything was done. @throws CallError unavailable where a later version has had it already */
  async function bring({ id, kind: name, schema }: { id: string; kind: string; schema: number }): Promise<boolean> {
    const kind = kindOf(name);
    const present = schemaVersion(kind);
    if (schema === present) return false;
    // While one release takes the place of another, both serve.
    if (schema > present) throw new CallError('unavailable');
    const reason = schemaReason(schema, present);
    await store.become(kind, id, {
      // Whoever is first: the others find it done.
      change: reason.replaceAll(' ', '-'),
      author: { run: 'schema' },
      origin: 'rules',
      reason,
      records: (held) => migrated(kind, schema, held),
    });
    return true;
  }

  return {
    ...store,
    async find(id) {
      const row = await store.find(id);
      return row && (await bring(row)) ? store.find(id) : row;
    },
    async open(id) {
      const opened = await store.open(id);
      return opened && (await bring(opened.work)) ? store.open(id) : opened;
    },
  };
}
