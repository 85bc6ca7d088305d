import { type Kysely, type Selectable, sql } from 'kysely';
import { isUniqueViolation } from '../../ground/database/unique-violation.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { EmbedTables } from './embed.migrations.ts';

export type OriginRow = Selectable<EmbedTables['embed_origin']>;

/** An origin as a site lists it. */
export interface OriginOfSite {
  siteId: string;
  origin: string;
}

/** The default of a column: for a proof, another one by the database. */
const anew = sql<string>`default`;

const standing = { lost_at: null, warned_at: null } as const;

/** Origins of sites and what proves them. Of those who list an origin one at most has it proved. */
export function createOriginStore(db: Kysely<EmbedTables>) {
  const of = ({ siteId, origin }: OriginOfSite) => ({ site_id: siteId, origin });

  return {
    /** @throws CallError notFound */
    async find(listed: OriginOfSite): Promise<OriginRow> {
      const row = await db
        .selectFrom('embed_origin')
        .selectAll()
        .where((each) => each.and(of(listed)))
        .executeTakeFirst();
      if (!row) throw new CallError('notFound');
      return row;
    },
    /** Whether some site has an origin proved. */
    async isProved(origin: string): Promise<boolean> {
      const row = await db
        .selectFrom('embed_origin')
        .select('origin')
        .where('origin', '=', origin)
        .where('proved_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    /**
     * Notes that an origin is proved, by the proof that was looked for: another one has come into its place when it was
     * withdrawn meanwhile.
     *
     * @param lookAt when the file that proves it is looked for again; null for a word of the operator
     *
     * @throws CallError conflict where another tenant has it proved; notFound where it is no longer listed
     */
    async prove(
      { site_id, origin, proof }: Pick<OriginRow, 'site_id' | 'origin' | 'proof'>,
      lookAt: Date | null,
    ): Promise<OriginRow> {
      try {
        const row = await db
          .updateTable('embed_origin')
          .set({
            proved_at: sql<Date>`coalesce(proved_at, now())`,
            by_file: lookAt !== null,
            look_at: lookAt,
            ...standing,
          })
          .where((each) => each.and({ site_id, origin, proof }))
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new CallError('notFound');
        return row;
      } catch (error) {
        throw isUniqueViolation(error) ? new CallError('conflict', { cause: error }) : error;
      }
    },
    /** Proofs by file that are to be looked at again, those that waited longest first. */
    due: (now: Date, limit: number): Promise<OriginRow[]> =>
      db
        .selectFrom('embed_origin')
        .selectAll()
        .where('look_at', '<=', now)
        .where('proved_at', 'is not', null)
        .orderBy('look_at')
        .limit(limit)
        .execute(),
    /** Writes down a look, with what belongs to it; false where the origin was withdrawn, unlisted or approved meanwhile. */
    async look(
      { site_id, origin, proof, look_at }: OriginRow,
      found: Pick<OriginRow, 'proved_at' | 'look_at' | 'lost_at' | 'warned_at'>,
      also: (transaction: Kysely<unknown>) => Promise<void> = async () => undefined,
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('embed_origin')
          .set(found)
          .where((each) => each.and({ site_id, origin, proof, by_file: true }))
          .where('proved_at', 'is not', null)
          .where('look_at', '=', look_at)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await also(transaction as unknown as Kysely<unknown>);
        return true;
      });
    },
    /** Ends what an origin carries; the former file proves nothing any more. @throws CallError notFound */
    async withdraw(listed: OriginOfSite): Promise<OriginRow> {
      const row = await db
        .updateTable('embed_origin')
        .set({ proved_at: null, proof: anew, by_file: false, look_at: null, ...standing })
        .where((each) => each.and(of(listed)))
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new CallError('notFound');
      return row;
    },
  };
}
