import { smallJpeg, smallPng } from '@assay/engines/pictures/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeftFileTables, removeLeftFiles } from '../../../ground/files/left-files.ts';
import { type Installation, installations, type RunningService } from '../../../testing/installation.ts';
import { type DemoPerson, signInAs } from '../../../testing/people.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inner}</svg>`);

function form(file: Uint8Array, drawn?: Uint8Array, name = 'pump.png'): FormData {
  const data = new FormData();
  data.append('file', new File([new Uint8Array(file)], name));
  if (drawn) data.append('drawn', new File([new Uint8Array(drawn)], 'drawn.png'));
  return data;
}

const figure = (file: string, caption: string) => ({
  type: 'figure',
  attrs: { file, alt: 'A pump in section' },
  content: [{ type: 'figureCaption', content: [{ type: 'text', text: caption }] }],
});

describe.each(installations)('pictures in works on $engine', ({ install }) => {
  let installation: Installation;
  let service: RunningService;
  let owner: TestClient;
  let stranger: TestClient;
  const signIn = async (person: DemoPerson) => signInAs(await service.client(), person);

  async function begin(client = owner, more: object = {}): Promise<string> {
    const root = { id: 'work', type: 'work', parent: null, order: 'a0', fields: { title: 'Pumps' } };
    const question = { id: 'q', type: 'question', parent: null, order: 'a0', fields: { text: 'Which pump?' } };
    const answer = { id: 'a', type: 'answer', parent: 'q', order: 'a0', fields: {} };
    const body = { kind: 'technical-qa', schema: 0, records: [root, question, answer], ...more };
    const { data } = await client.send('works.import', { body });
    return (data as { work_id: string }).work_id;
  }
  async function add(work: string, body: FormData, client = owner) {
    const { status, data, failure } = await client.send('works.addFigure', { params: { work_id: work }, body });
    return { status, data: data as { figure_id: string; type: string; width: number; height: number }, failure };
  }
  const show = (work: string, ...content: object[]) =>
    owner.send('works.edit', {
      params: { work_id: work },
      body: {
        edits: [
          {
            id: crypto.randomUUID(),
            operations: [{ op: 'set', id: 'a', field: 'body', value: { type: 'doc', content } }],
          },
        ],
      },
    });
  async function get(work: string, id: string, client = owner) {
    const reply = await client.open('works.figure', { params: { work_id: work, figure_id: id } });
    return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
  }
  const written = async (work: string, format: 'docx' | 'pdf' | 'md' | 'json') => {
    const reply = await owner.open('works.export', { params: { work_id: work }, body: { format } });
    return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  };
  const left = async () => {
    const { rows } = await service.database.pool.query<{ id: string }>(
      'select id from work_figure_left where at <= now()',
    );
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    installation = await install({ ASSAY_RATE_LIMITS: '0' });
    service = await installation.start();
    [owner, stranger] = await Promise.all([signIn('enterprise'), signIn('trial')]);
  });
  afterAll(() => installation?.remove());

  it.each([
    ['png', () => smallPng(3, 2), { type: 'png', width: 3, height: 2 }, 'image/png'],
    ['jpeg, whatever it is called', smallJpeg, { type: 'jpeg', width: 2, height: 1 }, 'image/jpeg'],
    ['svg', () => svg('<path d="M0 0h4"/>'), { type: 'svg', width: 40, height: 20 }, 'image/svg+xml'],
  ] as const)('one as %s comes back as it was given, as what its bytes are', async (_, bytes, told, type) => {
    const work = await begin();
    const { status, data } = await add(work, form(bytes()));
    expect([status, data]).toMatchObject([200, told]);
    const found = await get(work, data.figure_id);
    expect([found.status, found.bytes.equals(bytes())]).toEqual([200, true]);
    expect(found.headers.get('content-type')).toBe(type);
    expect(found.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(found.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it.each([
    ['no picture', Buffer.from('GIF89a'), 'type'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'type'],
    ['a picture that is cut off', smallPng(9, 9).subarray(0, 60), 'damaged'],
    ['a drawing with a script', svg('<script>alert(1)</script>'), 'active'],
    ['a drawing with a handler', svg('<rect onclick="alert(1)"/>'), 'active'],
    ['a drawing that fetches', svg('<image href="https://example.com/a.png"/>'), 'external'],
    ['a drawing with HTML', svg('<foreignObject/>'), 'foreign'],
  ])('%s is refused, with why, and leaves nothing', async (_, bytes, fault) => {
    const work = await begin();
    const { status, failure } = await add(work, form(bytes));
    expect([status, failure?.fields]).toEqual([400, { file: fault }]);
    const { rows } = await service.database.pool.query('select from work_figure where work_id = $1', [work]);
    expect(rows).toEqual([]);
  });

  it('more than five MiB are not read to their end', async () => {
    const work = await begin();
    const { status } = await add(work, form(Buffer.concat([smallPng(), Buffer.alloc(5 * 2 ** 20)])));
    expect(status).toBe(413);
  });

  it('whoever may not edit adds none, and whoever may not read sees none', async () => {
    const work = await begin();
    const { data } = await add(work, form(smallPng()));
    expect((await add(work, form(smallPng()), stranger)).status).toBe(404);
    expect((await get(work, data.figure_id, stranger)).status).toBe(404);
    const other = await begin(stranger);
    expect((await get(other, data.figure_id, stranger)).status).toBe(404);
    const guest = await service.client();
    expect((await get(work, data.figure_id, guest)).status).toBeGreaterThanOrEqual(400);
    const { data: link } = await owner.call('share.create', { body: { data_type: 'work', data_id: work } });
    guest.share = link.token;
    expect((await get(work, data.figure_id, guest)).status).toBe(200);
    expect((await add(work, form(smallPng()), guest)).status).toBeGreaterThanOrEqual(400);
    await owner.call('works.remove', { params: { work_id: work } });
    expect((await get(work, data.figure_id)).status).toBe(404);
  });

  it('stand in documents with their number and caption', async () => {
    const work = await begin();
    const png = smallPng(40, 20);
    const [one, two] = [await add(work, form(png)), await add(work, form(svg('<path d="M0 0h4"/>'), png))];
    const { data } = await show(work, figure(one.data.figure_id, 'Flow.'), figure(two.data.figure_id, 'Loss.'));
    expect(data).toMatchObject({ results: [{ revision: 2 }] });
    const text = (await written(work, 'md')).bytes.toString();
    expect(text).toMatch(
      /!\[A pump in section\]\[figure:[\w-]+\]\s+\*\*Figure 1\*\* Flow\.[^]*\*\*Figure 2\*\* Loss\./,
    );
    expect(text).toContain(`<data:image/png;base64,${png.toString('base64')}>`);
    for (const format of ['docx', 'pdf'] as const) {
      const { status, bytes } = await written(work, format);
      expect([format, status, bytes.length > 1_000]).toEqual([format, 200, true]);
    }
    expect((await written(work, 'docx')).bytes.toString('latin1')).toMatch(
      /word\/media\/[\w-]+\.png[^]*word\/media\/[\w-]+\.svg/,
    );
  });

  it('come along with a copy, and with what is exported as JSON and brought in again', async () => {
    const work = await begin();
    const { data } = await add(work, form(svg('<path d="M0 0h4"/>'), smallPng(40, 20)));
    await add(work, form(smallPng(5, 5)));
    await show(work, figure(data.figure_id, 'Flow.'));
    const { data: copy } = await owner.call('works.duplicate', { params: { work_id: work }, body: {} });
    const exported = JSON.parse((await written(work, 'json')).bytes.toString());
    expect(exported.figures).toHaveLength(1);
    const { data: brought } = await owner.send('works.import', { body: exported });
    await owner.call('works.remove', { params: { work_id: work } });
    await owner.call('works.destroy', { params: { work_id: work } });
    for (const id of [copy.work_id, (brought as { work_id: string }).work_id]) {
      expect((await get(id, data.figure_id)).bytes.toString()).toContain('<path');
      expect((await written(id, 'pdf')).status).toBe(200);
    }
    const forged = { ...exported, figures: [{ id: data.figure_id, data: svg('<script/>').toString('base64') }] };
    const refused = await owner.send('works.import', { body: forged });
    expect([refused.status, refused.failure?.fields]).toEqual([400, { [`figures.${data.figure_id}`]: 'active' }]);
  });

  it('are not exported as JSON where they are more than comes in again', async () => {
    const work = await begin();
    const large = smallPng(2_000, 2_300, undefined);
    const shown: object[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { status, data } = await add(work, form(Buffer.concat([large, Buffer.alloc(4_500_000 - large.length)])));
      expect(status).toBe(200);
      shown.push(figure(data.figure_id, 'Large.'));
    }
    await show(work, ...shown);
    expect((await written(work, 'json')).status).toBe(413);
    expect((await written(work, 'docx')).status).toBe(200);
  });

  it('end with their work: their bytes are removed', async () => {
    const work = await begin();
    const { data } = await add(work, form(svg(''), smallPng()));
    const { rows } = await service.database.pool.query<{ file: string; drawn: string }>(
      'select file, drawn from work_figure where id = $1',
      [data.figure_id],
    );
    const files = Object.values(rows[0] ?? {});
    expect(await left()).not.toContain(files[0]);
    await owner.call('works.remove', { params: { work_id: work } });
    await owner.call('works.destroy', { params: { work_id: work } });
    expect(await left()).toEqual(expect.arrayContaining(files));
    const removed: string[] = [];
    const marks = service.database.tables<LeftFileTables>();
    await removeLeftFiles(marks, 'work_figure_left', async (id) => void removed.push(id));
    expect(removed).toEqual(expect.arrayContaining(files));
  });

  it('of a work that is to leave no trace are kept as long as it', async () => {
    const work = await begin(owner, { incognito: true });
    const { status, data } = await add(work, form(smallPng()));
    expect([status, (await get(work, data.figure_id)).status]).toEqual([200, 200]);
  });
});
