import { createHash, randomUUID } from 'node:crypto';
import type { PictureType } from '@assay/domain';
import type { Picture } from '@assay/engines/pictures';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { SealedFiles } from '../../../ground/files/sealed-files.ts';
import { StorageFull, type StorageQuota } from '../../../ground/files/storage-quota.ts';
import type { StorageHolder } from '../../../ground/files/storage-room.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import type { WorkFigureRow, WorksTables } from '../works.migrations.ts';

/** A picture that is to be kept with a work. */
export interface NewFigure extends Picture {
  /** Its id in the work. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** What a drawing looks like, as PNG. */
  readonly drawn?: Uint8Array | undefined;
}

/** A picture with its bytes, as they were given. */
export interface HeldFigure {
  readonly id: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly drawn?: Uint8Array | undefined;
}

/** Puts the rows of kept pictures beside their work, which may be made in the same transaction. */
export type AddFigures = (trx: Pick<Kysely<WorksTables>, 'insertInto'>, work: string) => Promise<void>;

/** For how long bytes may lie without a row while their upload may still be under way. */
const keptUntaken = '1 day';

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Pictures in the prose of works: rows here, bytes in the store of files, sealed for those whose work it is. */
export function createFigures(db: Kysely<WorksTables>, files: SealedFiles, quota: Pick<StorageQuota, 'claim'>) {
  async function write({ tenantId, userId }: StorageHolder, bytes: Uint8Array, written: string[]): Promise<string> {
    const file = randomUUID();
    // Whatever ends it before there is a row: the bytes are removed by this note.
    await sql`
      insert into work_figure_left (id, at) values (${file}, now() + ${sql.lit(keptUntaken)}::interval)
    `.execute(db);
    written.push(file);
    await files.write(file, once(bytes), [
      { kind: 'tenant', id: tenantId },
      { kind: 'person', id: userId },
    ]);
    return file;
  }

  return {
    /**
     * Keeps pictures for a work of somebody.
     *
     * @param make does with them what makes them the work's, at least `add`
     * @throws CallError storageFull
     */
    async keep<T>(
      holder: StorageHolder,
      figures: readonly NewFigure[],
      make: (add: AddFigures) => Promise<T>,
    ): Promise<T> {
      if (figures.length === 0) return make(async () => undefined);
      const sizeOf = ({ bytes, drawn }: NewFigure) => bytes.byteLength + (drawn?.byteLength ?? 0);
      const whole = figures.reduce((sum, figure) => sum + sizeOf(figure), 0);
      const claim = await quota.claim(holder, whole);
      const written: string[] = [];
      try {
        await claim.take(whole);
        const rows: Omit<Selectable<WorkFigureRow>, 'work_id' | 'at'>[] = [];
        for (const figure of figures) {
          const { id, type, width, height, bytes, drawn } = figure;
          const file = await write(holder, bytes, written);
          const drawnFile = drawn ? await write(holder, drawn, written) : null;
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          rows.push({ id, file, drawn: drawnFile, type, width, height, size: sizeOf(figure), sha256 });
        }
        return await make(async (trx, work) => {
          await trx
            .insertInto('work_figure')
            .values(rows.map((row) => ({ ...row, work_id: work })))
            .execute();
        });
      } catch (error) {
        await sql`update work_figure_left set at = now() where id = any(${written}::text[])`.execute(db);
        throw error instanceof StorageFull ? new CallError('storageFull', { fields: { file: error.per } }) : error;
      } finally {
        await claim.end();
      }
    },

    find: (work: string, id: string): Promise<Selectable<WorkFigureRow> | undefined> =>
      db.selectFrom('work_figure').selectAll().where('work_id', '=', work).where('id', '=', id).executeTakeFirst(),

    open: (row: Pick<WorkFigureRow, 'file'>) => files.open(row.file),

    /** Those of the pictures named that a work has; their bytes together are what a work may hold, so ask for few. */
    async read(work: string, ids: ReadonlySet<string>): Promise<readonly HeldFigure[]> {
      if (ids.size === 0) return [];
      const rows = await db
        .selectFrom('work_figure')
        .selectAll()
        .where('work_id', '=', work)
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute();
      const held: HeldFigure[] = [];
      for (const { id, type, width, height, file, drawn } of rows) {
        held.push({
          id,
          type,
          width,
          height,
          bytes: await files.read(file),
          ...(drawn !== null && { drawn: await files.read(drawn) }),
        });
      }
      return held;
    },
  };
}

export type Figures = ReturnType<typeof createFigures>;
