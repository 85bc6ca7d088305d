import { readExchangeDocument, readFamilyMember, readFulltextDocument } from './epo-ops.ts';
import type { ImportedPublication, ImportFormat } from './import-item.types.ts';
import { readJats } from './jats.ts';
import { readPap } from './pap.ts';
import { mendPatdoc, readPatdoc } from './patdoc.ts';
import { readPubmed } from './pubmed.ts';
import { readUsptoXml } from './uspto-xml.ts';
import type { XmlElement } from './xml-tree.ts';
import { readXml4ip } from './xml4ip.ts';

interface XmlFormat {
  format: ImportFormat;
  read: (root: XmlElement) => ImportedPublication | readonly ImportedPublication[];
  /** Makes a record of loose SGML well-formed before it is read. */
  mend?: (record: string) => string;
}

/** Record elements and the importer of each. The root element decides, never the file name. */
export const xmlFormats: Readonly<Record<string, XmlFormat>> = {
  'us-patent-grant': { format: 'uspto-xml', read: readUsptoXml },
  'us-patent-application': { format: 'uspto-xml', read: readUsptoXml },
  PATDOC: { format: 'patdoc', read: readPatdoc, mend: mendPatdoc },
  'patent-application-publication': { format: 'pap', read: readPap },
  SpecificationDocument: { format: 'xml4ip', read: readXml4ip },
  ClaimsDocument: { format: 'xml4ip', read: readXml4ip },
  'exchange-document': { format: 'epo-ops', read: readExchangeDocument },
  'fulltext-document': { format: 'epo-ops', read: readFulltextDocument },
  'family-member': { format: 'epo-ops', read: readFamilyMember },
  PubmedArticle: { format: 'pubmed', read: readPubmed },
  article: { format: 'jats', read: readJats },
};

/** Records among those of a known format that no importer reads: they are reported, not passed over with what is around. */
export const unreadRecords = ['PubmedBookArticle', 'DeleteCitation'] as const;

/** Elements around records, never records themselves. */
export const xmlWrappers = [
  'PubmedArticleSet',
  'pmc-articleset',
  'world-patent-data',
  'exchange-documents',
  'fulltext-documents',
  'patent-family',
  'biblio-search',
  'search-result',
  'root',
] as const;
