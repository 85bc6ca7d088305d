import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocumentReader } from '@assay/engines/importers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../ground/configuration/settings.ts';
import { createErasureKeys } from '../../ground/erasure/erasure-keys.ts';
import { localFiles } from '../../ground/files/file-store.ts';
import { type LeftFileTables, removeLeftFiles } from '../../ground/files/left-files.ts';
import { type SealedFiles, sealedFiles } from '../../ground/files/sealed-files.ts';
import { wrappingKeys } from '../../ground/keys/wrapping-key.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { type Installation, installations, type RunningService, withPostgres } from '../../testing/installation.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { LibraryTables } from '../documents/library.tables.ts';
import { passageIndex } from '../search/index-passages.ts';
import { createOriginals } from './originals.ts';
import { runImport } from './run-import.ts';

const peel = await pdfOf('Peel', 'The peel strength of the silane primer is 12.4 N/cm at 23 °C.');
const shear = await pdfOf('Shear', 'The shear strength of the epoxy primer is 31 MPa at 23 °C.');

describe.each(installations)('originals of imported files, on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let folder = '';
  let admin: TestClient;
  let member: TestClient;
  let stranger: TestClient;
  let files: SealedFiles;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-originals-'));
    await writeFile(join(folder, 'shear.pdf'), shear);
    installation = await install({ ASSAY_RATE_LIMITS: '0', ASSAY_IMPORT_FOLDER: folder });
    service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
    member = await signInAs(await service.client(), 'enterprise');
    stranger = await registerByPhone(await service.client(), '13800138000');
    files = sealedFiles(
      localFiles(join(installation.environment['ASSAY_DATA'] ?? '', 'files')),
      createErasureKeys(service.database, await wrappingKeys(readSettings(installation.environment))),
    );
  });
  afterAll(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const rows = async (text: string, ...values: unknown[]) => (await service.database.pool.query(text, values)).rows;
  const sweep = () =>
    removeLeftFiles(service.database.tables<LeftFileTables>(), 'document_original_left', (id) => files.remove(id));
  const fileOf = async (document: string): Promise<string> => {
    const found = await service.database.pool.query<{ file_id: string }>(
      'select file_id from document_original o join document d on d.key = o.document_key where d.id = $1',
      [document],
    );
    return found.rows[0]?.file_id ?? '';
  };
  const original = (by: TestClient, id: string) => by.open('library.original', { params: { id } });

  /** Imports a file for the tenant of somebody and gives the id of its document. */
  async function uploaded(by: TestClient, name: string, bytes: Uint8Array): Promise<string> {
    const form = new FormData();
    form.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name));
    const { run } = (await by.send('library.import', { body: form })).data as { run: number };
    await ended(by, run);
    return `file:${createHash('sha256').update(bytes).digest('hex')}`;
  }
  async function ended(by: TestClient, run: number): Promise<void> {
    await expect
      .poll(async () => (await by.call('library.importRun', { params: { run }, query: {} })).data.state)
      .toBe('done');
  }

  it('P77: an uploaded PDF is given back as it was, to those who read its document and nobody else', async () => {
    const id = await uploaded(admin, 'peel.pdf', peel);
    const { data } = await member.call('library.document', { params: { id }, query: {} });
    expect(data.original).toEqual({ bytes: peel.byteLength });
    const reply = await original(member, id);
    expect([reply.status, Object.fromEntries(reply.headers)]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-length': String(peel.byteLength),
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    ]);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="Peel\.pdf"/);
    expect(Buffer.from(await reply.arrayBuffer()).equals(peel)).toBe(true);
    expect((await original(stranger, id)).status, 'another tenant').toBe(404);
    expect((await original(await service.client(), id)).status, 'nobody').toBe(401);
    expect((await original(member, 'note:peek-high-temperature')).status, 'a note has none').toBe(404);
    expect(
      (await member.call('library.document', { params: { id: 'note:peek-high-temperature' }, query: {} })).data,
    ).not.toHaveProperty('original');
  });

  it('a file of the import folder is copied: it may go, and its pages stay', async () => {
    const { data } = await admin.call('library.importPaths', { body: { paths: ['shear.pdf'] } });
    await ended(admin, data.run);
    await rm(join(folder, 'shear.pdf'));
    const [document] = await rows('select id from document where import_run_id = $1', data.run);
    const reply = await original(member, String(document?.['id']));
    expect(Buffer.from(await reply.arrayBuffer()).equals(shear)).toBe(true);
  });

  it('the same file again keeps the one original, and brings one where there was none', async () => {
    const id = await uploaded(admin, 'peel.pdf', peel);
    const first = await fileOf(id);
    await uploaded(admin, 'again.pdf', peel);
    expect(await fileOf(id)).toBe(first);
    await files.remove(first);
    expect((await original(member, id)).status, 'as after a restore without the files').toBe(404);
    await uploaded(admin, 'restored.pdf', peel);
    expect(Buffer.from(await (await original(member, id)).arrayBuffer()).equals(peel)).toBe(true);
    await rows('delete from document_original where file_id = $1', first);
    expect((await original(member, id)).status, 'as of a document that was imported before').toBe(404);
    await uploaded(admin, 'once more.pdf', peel);
    expect(await fileOf(id)).not.toBe('');
    expect(await fileOf(id)).not.toBe(first);
    expect(await rows('select 1 from document_original_left where at > now()')).toEqual([]);
  });

  it('goes with its document, and its bytes with the next sweep', async () => {
    const id = await uploaded(admin, 'gone.pdf', await pdfOf('Gone', 'The gap of the seal is 0.3 mm after ageing.'));
    const file = await fileOf(id);
    expect((await files.open(file))?.size).toBeGreaterThan(0);
    await rows('delete from document where id = $1', id);
    expect((await original(member, id)).status).toBe(404);
    await sweep();
    expect(await files.open(file)).toBeUndefined();
  });

  it('W1: goes with the organisation of the last person who deletes their account', async () => {
    const person = await registerByPhone(await service.client(), '13800138001');
    const id = await uploaded(person, 'own.pdf', peel);
    const [tenant] = await rows('select tenant_id from document where id = $1 order by imported_at desc limit 1', id);
    const [own] = await rows(
      'select file_id from document_original o join document d on d.key = o.document_key where d.tenant_id = $1',
      tenant?.['tenant_id'],
    );
    const { data } = await person.call('account.info');
    expect((await person.call('privacy.deleteAccount', { body: { full_name: data.full_name } })).status).toBe(200);
    await sweep();
    expect(await files.open(String(own?.['file_id']))).toBeUndefined();
    expect((await original(member, id)).status, 'that of another organisation stays').toBe(200);
  });

  it('bytes that no document took, as of an import that was killed, are swept after a day', async () => {
    const store = createOriginals(service.database.tables<LibraryTables>(), files, 2 ** 30);
    const kept = await store.keep(null, 'file:never-stored', peel);
    const id = typeof kept === 'object' ? kept.fileId : '';
    await sweep();
    expect((await files.open(id))?.size, 'not while the import may go on').toBe(peel.byteLength);
    await rows("update document_original_left set at = at - interval '25 hours' where id = $1", id);
    await sweep();
    expect(await files.open(id)).toBeUndefined();
  });

  it('an organisation keeps as much as is allowed: the rest is imported without its pages, and told', async () => {
    const db = service.database.tables<LibraryTables>();
    const paths: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      paths.push(join(folder, `${name}.pdf`));
      await writeFile(
        paths.at(-1) ?? '',
        await pdfOf(name, `The yield of batch ${name} is 93 % after annealing at 400 °C.`),
      );
    }
    const openDocuments = () => openDocumentReader();
    const limit = 2.5 * peel.byteLength;
    const imported = (originals: ReturnType<typeof createOriginals>, isAgain = false) =>
      runImport(db, { paths, tenantId: 'small', isAgain }, { index: passageIndex, originals, openDocuments });
    const before = await everyFile();
    const problems: string[] = [];
    const report = await runImport(
      db,
      { paths, tenantId: 'small' },
      {
        index: passageIndex,
        originals: createOriginals(db, files, limit),
        openDocuments,
        onProblem: ({ file, reason }) => problems.push(`${reason} ${file.split('/').at(-1)}`),
      },
    );
    expect(report).toMatchObject({ added: 3, problems: 1 });
    expect(problems).toEqual(['originalsFull three.pdf']);
    const held = await rows(
      `select sum(o.bytes) as bytes, count(*) as n from document_original o join document d on d.key = o.document_key where d.tenant_id = 'small'`,
    );
    expect(Number(held[0]?.['n'])).toBe(2);
    expect(Number(held[0]?.['bytes'])).toBeLessThanOrEqual(limit);
    expect(await imported(createOriginals(db, files, limit), true), 'each time').toMatchObject({ problems: 1 });
    expect(await imported(createOriginals(db, files, 0), true), 'where none is kept').toMatchObject({ problems: 0 });
    await rows("update document_original_left set at = at - interval '25 hours'");
    await sweep();
    expect((await everyFile()).length - before.length, 'nothing else stays in the store').toBe(2);
  });

  const everyFile = async () =>
    (await readdir(join(installation.environment['ASSAY_DATA'] ?? '', 'files'), { recursive: true })).filter(
      (name) => name.length > 30,
    );
});

it('originals lie in the bucket where there is one, for every machine', async () => {
  const bucket = await startBucketServer();
  const installation = await withPostgres({ ...bucket.environment, ASSAY_RATE_LIMITS: '0' });
  try {
    const service = await installation.start();
    const admin = await signInAs(await service.client(), 'admin');
    const form = new FormData();
    form.append('files', new File([peel as Uint8Array<ArrayBuffer>], 'peel.pdf'));
    const { run } = (await admin.send('library.import', { body: form })).data as { run: number };
    await expect
      .poll(async () => (await admin.call('library.importRun', { params: { run }, query: {} })).data.state)
      .toBe('done');
    const [stored = new Uint8Array()] = [...bucket.objects.values()];
    expect(bucket.objects.size).toBe(1);
    expect(Buffer.from(stored).includes(Buffer.from(peel.subarray(0, 64))), 'sealed for whose it is').toBe(false);
    const { rows } = await service.database.pool.query<{ id: string }>("select id from document where source = 'pdf'");
    const reply = await admin.open('library.original', { params: { id: rows[0]?.id ?? '' } });
    expect(Buffer.from(await reply.arrayBuffer()).equals(peel)).toBe(true);
    bucket.objects.clear();
    expect((await admin.open('library.original', { params: { id: rows[0]?.id ?? '' } })).status).toBe(404);
  } finally {
    await installation.remove();
    await bucket.close();
  }
});
