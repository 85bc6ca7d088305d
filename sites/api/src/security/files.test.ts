import { link, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachment } from '../ground/http/attachment.ts';
import { resolveWithin } from '../knowledge/library/import-requests.ts';
import { safeName } from '../knowledge/library/receive-upload.ts';
import { type Installation, type RunningService, withPostgres } from '../testing/installation.ts';
import { signInAs } from '../testing/people.ts';
import type { TestClient } from '../testing/test-client.ts';
import { expectCalm, expectHealthy } from './testing/reply-rules.ts';
import { type SignedRequest, signerOf } from './testing/signed-request.ts';

/** Names that mean more than a name: paths, devices, controls, marks that turn the direction of text, headers. */
const evilNames = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\config',
  '/etc/cron.d/job',
  'C:\\boot.ini',
  '....//....//x.txt',
  '.htaccess',
  '.',
  '..',
  '',
  ' ',
  'CON',
  'nul.txt',
  'com1.pdf',
  'report\u202Efdp.exe',
  'a\u0000b.txt',
  'a\r\nset-cookie: a=b\r\n.txt',
  'quote"; filename="evil.exe',
  "it's (1)*.txt",
  'x;y=z.txt',
  '~$report.docx',
  'file:stream.txt',
  '名前.txt',
  '\u{1f600}'.repeat(200),
  'x'.repeat(5000),
  'half \ud800 pair.txt',
  'trailing dot.',
  '$(touch x).txt',
  '%2e%2e%2fpasswd',
  '<script>.html',
];

describe('the name of a download', () => {
  const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''([^;]*)$/.exec(header)?.[1] ?? '');

  function expectHarmless(header: string): void {
    expect(header).toMatch(/^attachment; filename="[\w. ()-]*"; filename\*=UTF-8''[\w.~!%-]+$/);
    const name = nameIn(header);
    expect(name).not.toMatch(/[/\\:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}/u);
    expect(name).not.toMatch(/^(?:\.|con$|nul$|con\.|nul\.|com1\.)/i);
    expect(name).not.toMatch(/^\s|^$/);
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  }

  it.each(evilNames)('is harmless, however it was chosen: %#', (name) => {
    expectHarmless(attachment(name));
    expect(nameIn(attachment(name, '.pdf'))).toMatch(/\.pdf$/);
  });

  it('is harmless for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expectHarmless(attachment(text));
        expectHarmless(attachment(text, '.docx'));
      }),
      { seed: 3 },
    );
  });

  it('stays what it is where nothing is wrong with it', () => {
    expect(attachment('Zyklus 3 (final).pdf')).toBe(
      `attachment; filename="Zyklus 3 (final).pdf"; filename*=UTF-8''Zyklus%203%20%28final%29.pdf`,
    );
    expect(nameIn(attachment('電池 – Überblick', '.docx'))).toBe('電池 – Überblick.docx');
  });
});

describe('the name of a file that is kept', () => {
  it.each(evilNames)('stays in its folder: %#', (name) => {
    const kept = safeName(name);
    expect(kept).not.toMatch(/[/\\]|\p{Cc}|\p{Cf}/u);
    expect(relative('/uploads', join('/uploads', `0-${kept}`))).toBe(`0-${kept}`);
    expect(kept.length).toBeLessThanOrEqual(120);
  });
});

describe('files over HTTP', () => {
  let folder: string;
  let installation: Installation;
  let service: RunningService;
  let member: TestClient;
  let admin: TestClient;
  let send: { member: SignedRequest; admin: SignedRequest };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assay-files-'));
    await mkdir(join(folder, 'imports', 'inner'), { recursive: true });
    await writeFile(join(folder, 'imports', 'note.md'), '# A note\n\nThe yield is 93 %.\n');
    await writeFile(join(folder, 'secret.md'), '# Secret\n\nNobody imports this.\n');
    await symlink(join(folder, 'secret.md'), join(folder, 'imports', 'inner', 'link.md'));
    await symlink(folder, join(folder, 'imports', 'out'));
    await link(join(folder, 'secret.md'), join(folder, 'imports', 'inner', 'hard.md'));
    installation = await withPostgres({
      ROLE: 'web',
      ASSAY_RATE_LIMITS: '0',
      ASSAY_IMPORT_FOLDER: join(folder, 'imports'),
    });
    service = await installation.start();
    member = await signInAs(await service.client(), 'enterprise');
    admin = await signInAs(await service.client(), 'admin');
    send = { member: await signerOf(member), admin: await signerOf(admin) };
  });
  afterAll(async () => {
    await installation.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** A form as no browser would write it: the name of the file stands in it as it is. */
  function form(name: string, content: string | Buffer): { headers: Record<string, string>; body: BodyInit } {
    const head = `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--b--\r\n')]),
    };
  }

  it('P77: an upload to an agent is given back as a download, under a name that does no harm', async () => {
    for (const evil of evilNames.filter((name) => !/[\r\n"]/.test(name))) {
      const reply = await send.member('POST', '/api/toolkits/upload-file', form(`${evil}.txt`, 'A report.\n'));
      const text = await expectCalm(reply, evil);
      const [file] = (JSON.parse(text) as { data?: { files: { file_id?: string }[] } }).data?.files ?? [];
      if (file?.file_id === undefined) continue;
      const { data } = await member.call('agents.signFiles', { body: { file_ids: [file.file_id] } });
      const given = await fetch(`${service.address}${data.files[0]?.url}`);
      expect(given.headers.get('content-type')).toBe('application/octet-stream');
      expect(given.headers.get('content-security-policy')).toContain('sandbox');
      expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w. ()-]+"/);
      expect(await given.text()).toBe('A report.\n');
    }
    await expectHealthy(service);
  });

  it.each([
    ['an executable under the name of a document', 'report.pdf', Buffer.from('4d5a90000300000004000000', 'hex')],
    ['a page under the name of a text', 'report.txt', '%PDF-1.7 <script>alert(1)</script>'],
    ['a type that nobody asked for', 'report.html', '<script>alert(1)</script>'],
    ['a type with a second extension', 'report.pdf.exe', '%PDF-1.7'],
    ['nothing', 'report.txt', ''],
  ])('%s is refused', async (_, name, content) => {
    const reply = await send.member('POST', '/api/toolkits/upload-file', form(name, content));
    const { data } = (await reply.json()) as { data: { files: { status: string; file_id?: string }[] } };
    expect(data.files).toMatchObject([{ status: 'error' }]);
    expect(data.files[0]?.file_id).toBeUndefined();
  });

  it('an import keeps every name inside its own folder', async () => {
    for (const evil of evilNames.filter((name) => !/[\r\n"]/.test(name))) {
      await expectCalm(await send.admin('POST', '/api/library/imports', form(evil, '# A note\n\nText.\n')), evil);
    }
    const data = installation.environment['ASSAY_DATA'] ?? '';
    const paths = await readdir(data, { recursive: true });
    expect(
      paths
        .filter((path) => /(?:passwd|cron|boot\.ini|htaccess)/.test(path))
        .every((path) => path.startsWith('imports') || path.startsWith('uploads')),
    ).toBe(true);
    await expectHealthy(service);
  });

  it.each([
    '../secret.md',
    'inner/link.md',
    'inner/hard.md',
    'out/secret.md',
    'out',
    '/etc/passwd',
    'note.md/../../secret.md',
    'none.md',
    '..',
    'note.md\u0000.png',
  ])('P29: an import by path does not leave its folder: %j', async (path) => {
    const { status, failure } = await admin.send('library.importPaths', { body: { paths: [path] } });
    expect([400, 404]).toContain(status);
    expect(JSON.stringify(failure)).not.toContain(folder);
    if (!path.includes('\0'))
      await expect(resolveWithin(join(folder, 'imports'), path)).rejects.toMatchObject({ error: 'notFound' });
  });

  it('an import by path takes what lies in it', async () => {
    expect((await admin.send('library.importPaths', { body: { paths: ['note.md'] } })).status).toBe(200);
  });

  it('an export is named after its title without what a title may hold', async () => {
    const title = `\u{1f600}`.repeat(60) + '"; filename="x.exe';
    const { data } = await member.call('agents.generate', {
      body: { code: 'air_technical_qa_agent', content: title },
    });
    const reply = await member.open('agents.export', { body: { job_id: data.job_id, format: 'md' } });
    expect([200, 404]).toContain(reply.status);
    if (reply.status === 200) expect(reply.headers.get('content-disposition')).not.toContain('x.exe"');
  });
});
