import { createHash } from 'node:crypto';
import { type DocumentPart, layOut, type Publication } from '@assay/domain';
import { cutPassages, type Passage } from '@assay/engines/importers';

/** A publication laid out, cut and hashed: all the work that needs no database. */
export interface PreparedPublication {
  publication: Publication;
  text: string;
  parts: readonly DocumentPart[];
  passages: readonly Passage[];
  /** SHA-256 of the stored text: another one makes a new version. */
  sha256: string;
  /** SHA-256 of the whole record: the same one changes nothing. */
  recordSha256: string;
}

/** Lays a publication out and cuts its passages; the store does nothing but write the result. */
export function preparePublication(delivered: Publication): PreparedPublication {
  const { publication, json } = storable(delivered);
  const { text, parts } = layOut(publication);
  return {
    publication,
    text,
    parts,
    passages: cutPassages(text, parts, publication.language),
    sha256: sha256(text),
    recordSha256: sha256(json),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** PostgreSQL text holds neither NUL nor half of a surrogate pair; they become the replacement character. */
function storable(publication: Publication): { publication: Publication; json: string } {
  const json = JSON.stringify(publication);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return { publication, json };
  const clean = JSON.stringify(publication, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      : value,
  );
  return { publication: JSON.parse(clean) as Publication, json: clean };
}
