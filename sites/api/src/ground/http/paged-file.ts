import { Readable } from 'node:stream';

const rowsAtOnce = 500;

export interface PagedFile<Row> {
  filename: string;
  contentType: string;
  /** What stands before the rows. @default nothing */
  head?: string;
  line(row: Row): string;
  /** At most `limit` rows from an offset. */
  page(at: { offset: number; limit: number }): Promise<readonly Row[]>;
}

/** A file of one line a row, which is read while it is sent. */
export function pagedFile<Row>({ filename, contentType, head = '', line, page }: PagedFile<Row>): Response {
  async function* parts(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    if (head !== '') yield encoder.encode(head);
    for (let offset = 0; ; offset += rowsAtOnce) {
      const rows = await page({ offset, limit: rowsAtOnce });
      yield encoder.encode(rows.map(line).join(''));
      if (rows.length < rowsAtOnce) return;
    }
  }
  return new Response(Readable.toWeb(Readable.from(parts())) as ReadableStream, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
    },
  });
}
