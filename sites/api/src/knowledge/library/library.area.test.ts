import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssayCalls } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, type RunningService, withPostgres } from '../../testing/installation.ts';
import { registerByPhone, signInAs } from '../../testing/people.ts';
import { spawnCommand } from '../../testing/run-command.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { safeName } from './receive-upload.ts';
import { weeklyXml } from './testing/records.ts';

describe('the library of a service', () => {
  let installation: Installation;
  let service: RunningService;
  let folder = '';
  let admin: TestClient;
  let member: TestClient;
  let stranger: TestClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-import-folder-'));
    await writeFile(join(folder, 'weekly.xml'), weeklyXml(20));
    await symlink('/etc', join(folder, 'out'));
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0', ASSAY_IMPORT_FOLDER: folder });
    service = await installation.start();
    admin = await signInAs(await service.client(), 'admin');
    member = await signInAs(await service.client(), 'enterprise');
    stranger = await registerByPhone(await service.client(), '13800138000');
  });
  afterAll(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** Waits for the end of an import. */
  async function ended(run: number, by = admin) {
    for (;;) {
      const { data } = await by.call('library.importRun', { params: { run }, query: {} });
      if (data.state !== 'waiting' && data.state !== 'running') return data;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  }

  it('an administrator uploads files, and the tenant reads what became of them', async () => {
    const form = new FormData();
    form.append('files', new File(['# Cathode\n\nThe capacity is 165 mAh/g at 25 °C.\n'], 'cathode.md'));
    form.append('files', new File([new Uint8Array([0, 1, 2, 3])], '../../../evil.bin'));
    const { data } = (await admin.send('library.import', { body: form })) as { data: { run: number; paths: string[] } };
    expect(data.paths).toEqual(['cathode.md', 'evil.bin']);
    const run = await ended(data.run);
    expect(run).toMatchObject({ state: 'done', scope: 'tenant', files: 2, added: 1, problems: 1 });
    expect(run.skipped).toMatchObject([
      { file: 'evil.bin', code: 'unknownFormat', reason: 'unknownContent', values: {} },
    ]);
    const { rows } = await service.database.pool.query<{ id: string }>(
      "select id from document where source = 'markdown'",
    );
    const params = { id: rows[0]?.id ?? '' };
    const document = await member.call('library.document', { params, query: {} });
    expect(document.data).toMatchObject({
      title: 'Cathode',
      version: 1,
      latest: 1,
      source_type: 'upload',
      text: 'Cathode\n\nThe capacity is 165 mAh/g at 25 °C.',
    });
    expect((await stranger.call('library.document', { params, query: {} })).status).toBe(404);
    // What was uploaded goes when its run has ended.
    const uploads = join(installation.environment['ASSAY_DATA'] ?? '', 'imports', 'uploads');
    await expect.poll(() => readdir(uploads)).toEqual([]);
  });

  it("operator's folder: the operator, and nobody else, imports from ASSAY_IMPORT_FOLDER, and from nowhere else", async () => {
    for (const other of [member, stranger]) {
      // What lies in the folder is not told by the way of refusing either.
      for (const path of ['weekly.xml', 'absent.xml', '.']) {
        const { status, failure } = await other.call('library.importPaths', { body: { paths: [path] } });
        expect([status, failure?.fields]).toEqual([403, undefined]);
      }
    }
    const { data } = await admin.call('library.importPaths', { body: { paths: ['weekly.xml'] } });
    const run = await ended(data.run);
    expect(run).toMatchObject({ state: 'done', paths: ['weekly.xml'], added: 19, problems: 1 });
    expect(run.skipped).toMatchObject([{ file: 'weekly.xml', record: 16, code: 'malformed' }]);
    for (const path of ['/etc/passwd', '../', 'out/passwd', 'absent.xml']) {
      expect((await admin.call('library.importPaths', { body: { paths: [path] } })).status).toBe(404);
    }
  });

  it("operator's folder: an administrator of another tenant sees neither the folder nor what was imported from it", async () => {
    const stranger = await registerByPhone(await service.client(), '13912349999');
    const { data } = await admin.call('library.importRuns', { query: {} });
    expect(data.folder).toBe(folder);
    expect(data.runs.length).toBeGreaterThanOrEqual(2);
    const form = new FormData();
    form.append('files', new File(['# Anode\n\nThe capacity is 350 mAh/g.\n'], 'anode.md'));
    form.append('files', new File([new Uint8Array([0, 1, 2, 3])], 'evil.bin'));
    form.append('files', new File(['%PDF-1.7 that is none'], 'broken.pdf'));
    const own = (await stranger.send('library.import', { body: form })) as { data: { run: number } };
    const run = await ended(own.data.run, stranger);
    const theirs = await stranger.open('library.uploads', { query: {} });
    const told = `${await theirs.text()}${JSON.stringify(run)}`;
    expect(run.paths).toEqual(['anode.md', 'evil.bin', 'broken.pdf']);
    expect(run.skipped.map(({ file }) => file).toSorted()).toEqual(['broken.pdf', 'evil.bin']);
    for (const secret of [folder, 'weekly.xml', installation.environment['ASSAY_DATA'] ?? '-', tmpdir()]) {
      expect(told).not.toContain(secret);
    }
    expect((await stranger.call('library.importRuns', { query: {} })).status).toBe(403);
    for (const { run: id } of data.runs) {
      const found = await stranger.call('library.importRun', { params: { run: id }, query: {} });
      expect(found.status).toBe(404);
    }
    expect((await member.call('library.importRuns', { query: {} })).status).toBe(403);
  });

  it('a document that is not there, or not in that version, is not found', async () => {
    expect((await member.call('library.document', { params: { id: 'note:none' }, query: {} })).status).toBe(404);
    expect(
      (await member.call('library.document', { params: { id: 'note:peek-high-temperature' }, query: { version: 99 } }))
        .status,
    ).toBe(404);
  });

  describe('the list', () => {
    it('holds shared documents and those of the tenant, and counts each choice under the others', async () => {
      const all = (await member.call('library.documents', { query: {} })).data;
      const theirs = (await stranger.call('library.documents', { query: {} })).data;
      expect(all.total).toBe(theirs.total + 20);
      expect(theirs.counts.source_types).toEqual([{ value: 'note', documents: theirs.total }]);
      const uploads = all.counts.source_types.filter(({ value }) => value !== 'note');
      expect(uploads).toEqual([
        { value: 'patent', documents: 19 },
        { value: 'upload', documents: 1 },
      ]);
      const patents = (await member.call('library.documents', { query: { source_type: 'patent' } })).data;
      expect(patents.total).toBe(19);
      expect(patents.documents).toHaveLength(19);
      expect(patents.documents[0]).toMatchObject({ date: '2015-01-06', year: 2015, language: 'en', version: 1 });
      expect(patents.counts.source_types).toEqual(all.counts.source_types);
      expect(patents.counts.years).toEqual([{ value: 2015, documents: 19 }]);
    });

    it('narrows by language, year, owner and class, and says when nothing is left', async () => {
      const list = async (query: Record<string, string | number>) =>
        (await member.call('library.documents', { query })).data;
      expect((await list({ year: 2015 })).total).toBe(19);
      expect((await list({ class: 'h01m4/58' })).total).toBe(19);
      expect((await list({ class: 'H01M 4/6' })).total).toBe(0);
      await service.database.pool.query(
        `insert into party (document_key, position, role, name)
         select key, 90, 'assignee', 'Borealis_Lab 100%' from document where id like 'US%' order by id limit 2`,
      );
      const owned = await list({ owner: 'borealis_lab 100%' });
      expect(owned.documents.map(({ owner }) => owner)).toEqual(['Borealis_Lab 100%', 'Borealis_Lab 100%']);
      expect((await list({ owner: 'borealisXlab' })).total).toBe(0);
      const japanese = await list({ language: 'ja' });
      expect(japanese.documents.every(({ language }) => language === 'ja')).toBe(true);
      expect(japanese.counts.languages.map(({ value }) => value).toSorted()).toEqual(['en', 'ja', 'zh']);
      expect(await list({ language: 'ja', source_type: 'patent' })).toMatchObject({ total: 0, documents: [] });
    });

    it('is sorted by title or date, and turned page by page', async () => {
      const titles: string[] = [];
      let total = 1;
      for (let page = 1; titles.length < total; page += 1) {
        const { data } = await member.call('library.documents', { query: { order: 'title', page } });
        total = data.total;
        expect(data.documents.length).toBeGreaterThan(0);
        titles.push(...data.documents.map(({ title }) => title.toLowerCase()));
      }
      expect(new Set(titles).size).toBeGreaterThan(100);
      const { rows } = await service.database.pool.query<{ title: string }>(
        `select lower(title) as title from document
         where tenant_id is distinct from (select tenant_id from document where title = 'Anode') order by lower(title), key`,
      );
      expect(titles).toEqual(rows.map(({ title }) => title));
      const newest = (await member.call('library.documents', { query: { order: 'newest' } })).data.documents;
      const dates = newest.map(({ date }) => date ?? '');
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect((await member.call('library.documents', { query: { page: 999 } })).data.documents).toEqual([]);
    });

    it('shows a document of the tenant in place of the shared one of the same id', async () => {
      const id = 'note:peek-high-temperature';
      const before = (await member.call('library.documents', { query: {} })).data.total;
      const form = new FormData();
      form.append(
        'files',
        new File([`---\nid: ${id}\ntitle: Our own PEEK\n---\n\nGlass transition 143 °C.\n`], 'p.md'),
      );
      const { data } = (await admin.send('library.import', { body: form })) as { data: { run: number } };
      await ended(data.run);
      const after = (await member.call('library.documents', { query: { source_type: 'note', order: 'title' } })).data;
      expect((await member.call('library.documents', { query: {} })).data.total).toBe(before);
      expect(after.total).toBe((await stranger.call('library.documents', { query: {} })).data.total);
      await service.database.pool.query('delete from document where id = $1 and tenant_id is not null', [id]);
    });
  });

  describe('search', () => {
    const find = async (by: TestClient, body: AssayCalls['library.search']['request']['body']) =>
      (await by.call('library.search', { body })).data;

    it('gives passages by document, their words marked, each exactly as it is stored', async () => {
      const found = await find(member, { query: 'pitting of 316L in chlorides', mode: 'lexical' });
      expect(found.documents[0]?.document).toBe('note:316l-pitting-chloride');
      expect(found.searched.documents).toBeGreaterThan(100);
      const { document, passages } = found.documents[0] ?? { document: '', passages: [] };
      const { data } = await member.call('library.document', { params: { id: document }, query: {} });
      for (const { start, end, text } of passages) expect(data.text.slice(start, end)).toBe(text);
      const marked = passages.flatMap(({ text, marks }) => marks.map((mark) => text.slice(mark.start, mark.end)));
      // Every form that the index reads alike.
      expect([...new Set(marked.map((word) => word.toLowerCase()))].toSorted()).toEqual(
        ['316l', 'chloride', 'chlorides', 'pit', 'pits', 'pitting'].toSorted(),
      );
    });

    it('marks words of Chinese, and narrows as the list does', async () => {
      const found = await find(member, { query: '离子电导率', filters: { languages: ['zh'], source_types: ['note'] } });
      expect(found.documents.length).toBeGreaterThan(0);
      expect(found.documents.every(({ language }) => language.startsWith('zh'))).toBe(true);
      const texts = found.documents.flatMap(({ passages }) => passages);
      expect(texts.some(({ marks }) => marks.length > 0)).toBe(true);
    });

    it('finds nothing of another tenant', async () => {
      const query = {
        query: 'The capacity is 165 mAh/g',
        mode: 'lexical',
        filters: { source_types: ['upload'] },
      } as const;
      expect((await find(member, { ...query, filters: { source_types: ['upload'] } })).documents).toHaveLength(1);
      expect((await find(stranger, { ...query, filters: { source_types: ['upload'] } })).documents).toEqual([]);
      expect((await find(member, { query: 'zzqqxxyy', mode: 'lexical' })).documents).toEqual([]);
    });
  });

  it('the command imports through the service that has the embedded database open', async () => {
    const path = join(folder, 'handed.md');
    await writeFile(path, '---\nid: note:handed\ntitle: Handed over\n---\n\nA note of 7 mm.\n');
    const { code, output } = await runCommand(['import', path, '--json'], installation.environment);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ state: 'done', added: 1, skipped: [] });
    expect((await member.call('library.document', { params: { id: 'note:handed' }, query: {} })).data.title).toBe(
      'Handed over',
    );
    const { data } = await admin.call('library.importRuns', { query: {} });
    expect(data.runs[0]).toMatchObject({ scope: 'shared', state: 'done', paths: ['handed.md'], added: 1 });
    const params = { run: data.runs[0]?.run ?? 0 };
    expect((await admin.call('library.importRun', { params, query: {} })).data.skipped).toEqual([]);
    // What the operator imports from paths for everybody has names of the operator's machine.
    expect((await stranger.call('library.importRun', { params, query: {} })).status).toBe(404);
    const theirs = (await stranger.call('library.uploads', { query: {} })).data.runs;
    expect(theirs.flatMap(({ paths }) => paths)).not.toContain('handed.md');
  });
});

describe('an installation without ASSAY_IMPORT_FOLDER', () => {
  let installation: Installation;
  afterAll(() => installation.remove());

  it('takes uploads only: no folder is told, and no path is taken', async () => {
    installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
    const service = await installation.start();
    const admin = await signInAs(await service.client(), 'admin');
    expect((await admin.call('library.importRuns', { query: {} })).data).toMatchObject({ runs: [], folder: null });
    for (const path of ['.', '/etc/hostname', 'note.md']) {
      expect((await admin.call('library.importPaths', { body: { paths: [path] } })).status).toBe(404);
    }
    const form = new FormData();
    form.append('files', new File(['# Note\n\nA gap of 3 mm.\n'], 'note.md'));
    expect((await admin.send('library.import', { body: form })).status).toBe(200);
  });
});

it.each([
  ['report.pdf', 'report.pdf'],
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\x\\報告 1.pdf', '報告 1.pdf'],
  ['.hidden', 'hidden'],
  ['a\u0000b/..', 'file'],
  ['', 'file'],
])('the upload %j is kept as %s', (given, kept) => {
  expect(safeName(given)).toBe(kept);
});

function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawnCommand(environment, ...args);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('exit', (code) => resolve({ code, output }));
  });
}
