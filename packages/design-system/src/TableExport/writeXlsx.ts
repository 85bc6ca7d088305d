import type { CellValue } from '../DataTable/DataTable.types.ts';
import type { TableRecords } from '../DataTable/writeCsv.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Parts of a workbook that do not depend on its rows (ECMA-376, part 1, 12). */
const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Table" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** Most characters of a cell in Excel. */
const longestCell = 32_767;

/** XML 1.0 knows no control signs and no lone surrogates. */
const escaped = (words: string) =>
  words
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

function cell(value: CellValue, isHead: boolean): string {
  const style = isHead ? ' s="1"' : '';
  if (value === null || value === undefined || Number.isNaN(value)) return '<c/>';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c${style}><v>${value}</v></c>` : '<c/>';
  // A string cell is never run as a formula, so words need no guard here.
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value.slice(0, longestCell))}</t></is></c>`;
}

/** The sheet of records: the first is the head, bold and frozen. */
function sheet(records: TableRecords): string {
  const rows = records.map((record, at) => `<row>${record.map((value) => cell(value, at === 0)).join('')}</row>`);
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

const checkTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** CRC-32 of ISO 3309, as ZIP asks for. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (checkTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Little-endian numbers, each with its width in bytes. */
function header(...fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** A ZIP archive of texts (PKWARE APPNOTE 6.3, 4.3), deflated by the browser itself. */
async function zip(parts: Readonly<Record<string, string>>): Promise<Blob> {
  const encoder = new TextEncoder();
  const files: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const [path, text] of Object.entries(parts)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const packed = await deflated(bytes);
    // Version 2.0, names in UTF-8, deflate, 1 January 1980.
    const shared = [
      [20, 2],
      [0x0800, 2],
      [8, 2],
      [0, 2],
      [0x21, 2],
      [checksum(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    const local = header([0x04034b50, 4], ...shared);
    files.push(local, name, packed);
    const entry = header([0x02014b50, 4], [20, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(entry, name);
    offset += local.length + name.length + packed.length;
    directorySize += entry.length + name.length;
  }
  const count = Object.keys(parts).length;
  const end = header([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directorySize, 4], [offset, 4], [0, 2]);
  return new Blob([...files, ...directory, end], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** Records as a workbook of one sheet (ECMA-376); figures stay figures, the head is bold and frozen. */
export function writeXlsx(records: TableRecords): Promise<Blob> {
  return zip({ ...fixedParts, 'xl/worksheets/sheet1.xml': sheet(records) });
}
