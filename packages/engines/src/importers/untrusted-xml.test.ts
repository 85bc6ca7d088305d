import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { openDocumentReader } from './document-reader.ts';
import { docxOf, docxParagraph } from './testing/documents.ts';
import { itemsOf } from './testing/fixtures.ts';
import { grantXml, jatsXml, opsXml, papXml, patdocXml, pubmedXml } from './testing/records.ts';
import { parseXml, plain } from './xml-tree.ts';

/** A record of every XML format that is read. */
const records: readonly (readonly [format: string, xml: string])[] = [
  ['uspto-xml', grantXml('08000001')],
  ['patdoc', patdocXml],
  ['pap', papXml],
  ...Object.entries(opsXml).map(([part, xml]) => [`epo-ops ${part}`, xml] as const),
  ['pubmed', pubmedXml],
  ['jats', jatsXml],
];

const marker = 'this stands in a file of the machine';
let folder: string;
let server: Server;
let asked: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-xml-'));
  await writeFile(join(folder, 'secret.txt'), marker);
  asked = [];
  server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    outgoing.end(`<!ENTITY loaded "${marker}">`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true, force: true });
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The record with another DOCTYPE, and references to its entities in each of its longer texts. */
function attacked(xml: string, doctype: string, references: string): string {
  const bare = xml.replace(/^<\?xml[^>]*\?>\s*/, '').replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>\s*/g, '');
  const spoiled = bare.replaceAll(/>([^<>&]{4,})</g, (_, text: string) => `>${text} ${references}<`);
  expect(spoiled, 'the record has a text to spoil').not.toBe(bare);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${spoiled}`;
}

describe.each(records)('XML of %s', (_, xml) => {
  it('P78: gives no file of the machine and asks no other machine', async () => {
    const doctype = `<!DOCTYPE root SYSTEM "${address()}/evil.dtd" [
      <!ENTITY secret SYSTEM "file://${join(folder, 'secret.txt')}">
      <!ENTITY remote SYSTEM "${address()}/remote">
      <!ENTITY open PUBLIC "-//x//y" "${address()}/public">
      <!ENTITY % all SYSTEM "${address()}/parameter"> %all;
      <!ENTITY % wrap "<!ENTITY loaded SYSTEM 'file://${join(folder, 'secret.txt')}'>"> %wrap;
    ]>`;
    const items = await itemsOf(attacked(xml, doctype, '&secret;&remote;&open;&loaded;'));
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toContain(marker);
    expect(asked).toEqual([]);
  });

  it('P78: does not grow by entities within entities', async () => {
    const levels = Array.from({ length: 9 }, (__, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const doctype = `<!DOCTYPE root [<!ENTITY l0 "${'ha'.repeat(20)}">${levels.join('')}]>`;
    const items = await itemsOf(attacked(xml, doctype, '&l9;'));
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items).length).toBeLessThan(xml.length * 20);
  });
});

describe('one entity named many times', () => {
  const doctype = `<!DOCTYPE p [<!ENTITY a "${'a'.repeat(1000)}">]>`;

  it('is refused when what it comes to passes every measure', () => {
    expect(() => parseXml(`<p>${'&a;'.repeat(20_000)}</p>`, doctype)).toThrow(/larger than 16 MiB/);
    expect(() => parseXml(`<p x="${'&a;'.repeat(20_000)}"/>`, doctype)).toThrow(/larger than 16 MiB/);
  });

  it('is read below it', () => {
    expect(plain(parseXml(`<p>${'&a;'.repeat(100)}</p>`, doctype))).toHaveLength(100_000);
  });
});

describe('XML inside a DOCX', () => {
  const documents = openDocumentReader();
  afterAll(() => documents.close());

  async function docxWith(doctype: string, text: string): Promise<Buffer> {
    const zip = new ZipFile();
    const parts: Record<string, string> = {
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${docxParagraph(text)}</w:body></w:document>`,
    };
    for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
    zip.end();
    return buffer(zip.outputStream);
  }

  const outcome = async (bytes: Buffer) =>
    documents.read('docx', bytes, 'x.docx').then(
      (publication) => JSON.stringify(publication),
      (error: Error) => error.message,
    );

  it('gives no file of the machine, asks no other machine and does not grow', async () => {
    const external = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file://${join(folder, 'secret.txt')}"><!ENTITY remote SYSTEM "${address()}/docx">]>`;
    expect(await outcome(await docxWith(external, 'Text &secret;&remote;'))).not.toContain(marker);
    const levels = Array.from({ length: 9 }, (__, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const bomb = `<!DOCTYPE x [<!ENTITY l0 "ha">${levels.join('')}]>`;
    expect((await outcome(await docxWith(bomb, 'Text &l9;'))).length).toBeLessThan(10_000);
    expect(asked).toEqual([]);
    const good = await documents.read('docx', await docxOf(docxParagraph('Still reading.')), 'y.docx');
    expect(good.paragraphs).toHaveLength(1);
  });
});
