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
     * @throws CallError conflict where another tenant has it proved; notFound where it is no longer listed
     */
    async prove({ site_id, origin, proof }: Pick<OriginRow, 'site_id' | 'origin' | 'proof'>): Promise<OriginRow> {
      try {
        const row = await db
          .updateTable('embed_origin')
          .set({ proved_at: sql<Date>`coalesce(proved_at, now())` })
          .where((each) => each.and({ site_id, origin, proof }))
          .returningAll()
          .executeTakeFirst();
        if (!row) throw new CallError('notFound');
        return row;
      } catch (error) {
        throw isUniqueViolation(error) ? new CallError('conflict', { cause: error }) : error;
      }
    },
    /** Ends what an origin carries; the former file proves nothing any more. @throws CallError notFound */
    async withdraw(listed: OriginOfSite): Promise<OriginRow> {
      const row = await db
        .updateTable('embed_origin')
        .set({ proved_at: null, proof: anew })
        .where((each) => each.and(of(listed)))
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new CallError('notFound');
      return row;
    },
  };
}
