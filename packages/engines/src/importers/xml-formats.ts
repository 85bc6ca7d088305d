import type { ImportedPublication, ImportFormat } from './import-item.types.ts';
import { readUsptoXml } from './uspto-xml.ts';
import type { XmlElement } from './xml-tree.ts';

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
};

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
