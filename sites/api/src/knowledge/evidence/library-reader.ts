import type { SourceType } from '@assay/domain';
import { sql } from 'kysely';
import type { Database } from '../../ground/database/database.types.ts';
import type { DocumentDetails, LibraryReader } from './evidence.types.ts';

interface DetailsRow {
  id: string;
  version: number;
  title: string;
  source_type: SourceType;
  language: string;
  year: number | null;
  owner: string | null;
  url: string | null;
  licence: string;
  classes: string[] | null;
}

/** Texts kept in memory while questions cite them. */
const keptTexts = 200;

/** Reads the library's tables for sources and for the check of quotations. A tenant's own document hides a shared one of the same id. */
export function createLibraryReader(database: Database): LibraryReader {
  const db = database.tables<unknown>();
  const texts = new Map<string, Promise<string | undefined>>();

  async function readText(tenant: string, document: string, version: number): Promise<string | undefined> {
    const { rows } = await sql<{ text: string }>`
      select document_version.text from document
      join document_version on document_version.document_key = document.key and document_version.version = ${version}
      where document.id = ${document} and (document.tenant_id = ${tenant} or document.tenant_id is null)
      order by document.tenant_id nulls last limit 1
    `.execute(db);
    return rows[0]?.text;
  }

  return {
    async details(tenant, documents) {
      if (documents.length === 0) return new Map();
      const { rows } = await sql<DetailsRow>`
        select distinct on (document.id) document.id, version, title, source_type, language, url, licence,
          extract(year from date)::integer as year,
          (select name from party where party.document_key = document.key and role in ('assignee', 'applicant', 'author')
            order by array_position(array['assignee', 'applicant', 'author'], role), position limit 1) as owner,
          (select array_agg(code order by position) from classification where classification.document_key = document.key) as classes
        from document
        where document.id in (${sql.join([...documents])}) and (tenant_id = ${tenant} or tenant_id is null)
        order by document.id, tenant_id nulls last
      `.execute(db);
      return new Map(rows.map((row) => [row.id, detailsOf(row)]));
    },
    text(tenant, document, version) {
      const key = `${tenant} ${document} ${version}`;
      const known = texts.get(key);
      if (known) return known;
      const read = readText(tenant, document, version);
      read.catch(() => texts.delete(key));
      texts.set(key, read);
      for (const oldest of texts.keys()) {
        if (texts.size <= keptTexts) break;
        texts.delete(oldest);
      }
      return read;
    },
  };
}

function detailsOf(row: DetailsRow): DocumentDetails {
  return {
    document: row.id,
    version: row.version,
    title: row.title,
    sourceType: row.source_type,
    language: row.language,
    licence: row.licence,
    classes: row.classes ?? [],
    ...(row.year === null ? {} : { year: row.year }),
    ...(row.owner === null ? {} : { owner: row.owner }),
    ...(row.url === null ? {} : { url: row.url }),
  };
}
