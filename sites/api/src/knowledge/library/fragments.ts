import type { Publication } from '@assay/domain';
import type { ImportedPublication } from '@assay/engines/importers';
import { sql, type Transaction } from 'kysely';
import type { LibraryTables } from '../documents/library.tables.ts';
import type { PreparedPublication } from './prepared-publication.ts';

/**
 * Makes whole publications of pieces (EPO OPS answers bibliography, claims and description apart): each piece is laid
 * over what the batch and the library already have. Pieces without any text only tell of a family.
 */
export async function mergeFragments(
  transaction: Transaction<LibraryTables>,
  fragments: readonly ImportedPublication[],
  batch: readonly PreparedPublication[],
  tenantId: string | null,
): Promise<Publication[]> {
  if (fragments.length === 0) return [];
  await rememberFamilies(transaction, fragments, tenantId);
  const ids = [...new Set(fragments.map(({ id }) => id))];
  const before = await readPublications(transaction, ids, tenantId);
  for (const { publication } of batch) if (ids.includes(publication.id)) before.set(publication.id, publication);
  const whole = new Map<string, Publication>();
  for (const { isFragment: _, ...piece } of fragments) {
    const known = whole.get(piece.id) ?? before.get(piece.id);
    if (known !== undefined) whole.set(piece.id, overlay(known, piece));
    else if (piece.title !== '' || piece.paragraphs.length > 0 || piece.claims.length > 0) whole.set(piece.id, piece);
  }
  return [...whole.values()].map((publication) =>
    publication.title === '' ? { ...publication, title: publication.id } : publication,
  );
}

function overlay(before: Publication, piece: Publication): Publication {
  const abstracts = (publication: Publication) => publication.paragraphs.filter(({ kind }) => kind === 'abstract');
  const bodies = (publication: Publication) => publication.paragraphs.filter(({ kind }) => kind !== 'abstract');
  const newer = <T>(list: readonly T[], old: readonly T[]) => (list.length > 0 ? list : old);
  return {
    ...before,
    familyId: piece.familyId === piece.id ? before.familyId : piece.familyId,
    title: piece.title || before.title,
    language: piece.paragraphs.length > 0 || piece.claims.length > 0 ? piece.language : before.language,
    dates: newerDates(before.dates, piece.dates),
    parties: newer(piece.parties, before.parties),
    classes: newer(piece.classes, before.classes),
    references: newer(piece.references, before.references),
    claims: newer(piece.claims, before.claims),
    paragraphs: [...newer(abstracts(piece), abstracts(before)), ...newer(bodies(piece), bodies(before))],
  };
}

/** Each date with its own precision: a day that comes later is no month any more. */
function newerDates(before: Publication['dates'], piece: Publication['dates']): Publication['dates'] {
  const { precision: old = {}, ...known } = before;
  const { precision: own = {}, ...dates } = piece;
  const kept = Object.entries(old).filter(([name]) => dates[name as keyof typeof dates] === undefined);
  const precision = { ...Object.fromEntries(kept), ...own };
  return { ...known, ...dates, ...(Object.keys(precision).length > 0 && { precision }) };
}

async function rememberFamilies(
  transaction: Transaction<LibraryTables>,
  fragments: readonly ImportedPublication[],
  tenantId: string | null,
): Promise<void> {
  const members = new Map(
    fragments.filter(({ id, familyId }) => id !== familyId).map(({ id, familyId }) => [id, familyId]),
  );
  if (members.size === 0) return;
  const rows = [...members].map(([publication_id, family_id]) => ({ publication_id, family_id }));
  await sql`
    insert into family_member (tenant_id, publication_id, family_id)
    select ${tenantId}::text, publication_id, family_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (publication_id text, family_id text)
    on conflict (tenant_id, publication_id) do update set family_id = excluded.family_id`.execute(transaction);
}

interface StoredRow extends Pick<Publication, 'title' | 'language' | 'source' | 'licence'> {
  key: number;
  id: string;
  family_id: string;
  source_type: Publication['sourceType'];
  publication_date: string | null;
  filing_date: string | null;
  priority_date: string | null;
  date_precision: Publication['dates']['precision'] | null;
  url: string | null;
  text: string;
  parts: LibraryTables['document_version']['parts'];
  claims: Publication['claims'] | null;
  parties: Publication['parties'] | null;
  classes: Publication['classes'] | null;
  references: Publication['references'] | null;
}

/** Publications of the library in their normal form, by id. */
async function readPublications(
  transaction: Transaction<LibraryTables>,
  ids: readonly string[],
  tenantId: string | null,
): Promise<Map<string, Publication>> {
  const { rows } = await sql<StoredRow>`
    select d.key, d.id, d.family_id, d.source_type, d.source, d.title, d.language, d.licence, d.url,
      d.publication_date, d.filing_date, d.priority_date, d.date_precision, v.text, v.parts,
      (select json_agg(json_build_object('number', c.number, 'dependsOn', c.depends_on, 'text', '') order by c.number)
        from claim c where c.document_key = d.key) as claims,
      (select json_agg(json_strip_nulls(json_build_object('role', p.role, 'name', p.name, 'country', p.country)) order by p.position)
        from party p where p.document_key = d.key) as parties,
      (select json_agg(json_strip_nulls(json_build_object('scheme', c.scheme, 'code', c.code, 'first', nullif(c.is_first, false))) order by c.position)
        from classification c where c.document_key = d.key) as classes,
      (select json_agg(json_strip_nulls(json_build_object('kind', r.kind, 'identifier', r.identifier, 'category', r.category)) order by r.position)
        from reference r where r.document_key = d.key) as references
    from document d join document_version v on v.document_key = d.key and v.version = d.version
    where d.tenant_id is not distinct from ${tenantId} and d.id = any(${ids}::text[])`.execute(transaction);
  return new Map(rows.map((row) => [row.id, asPublication(row)]));
}

function asPublication(row: StoredRow): Publication {
  const slice = ({ start, end }: { start: number; end: number }) => row.text.slice(start, end);
  const claimParts = row.parts.filter(({ kind }) => kind === 'claim');
  const dates = {
    ...(row.publication_date !== null && { publication: row.publication_date }),
    ...(row.filing_date !== null && { filing: row.filing_date }),
    ...(row.priority_date !== null && { priority: row.priority_date }),
    ...(row.date_precision !== null && { precision: row.date_precision }),
  };
  return {
    id: row.id,
    familyId: row.family_id,
    sourceType: row.source_type,
    source: row.source,
    title: row.title,
    language: row.language,
    dates,
    parties: row.parties ?? [],
    classes: row.classes ?? [],
    references: row.references ?? [],
    claims: (row.claims ?? []).flatMap((claim) => {
      const part = claimParts.find(({ label }) => label === `Claim ${claim.number}`);
      return part === undefined ? [] : [{ ...claim, text: slice(part) }];
    }),
    paragraphs: row.parts
      .filter(({ kind }) => kind !== 'title' && kind !== 'claim')
      .map(({ start, end, ...rest }) => ({ ...rest, text: row.text.slice(start, end) })),
    licence: row.licence,
    ...(row.url !== null && { url: row.url }),
  };
}
