import { type Call, type CallName, type CallSchemas, calls } from '@assay/contract';
import { schemas } from '@assay/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askQuestion } from '../testing/ask-question.ts';
import { type PopulatedService, populate } from '../testing/example-world.ts';
import { examples } from '../testing/examples/index.ts';
import { withPostgres } from '../testing/installation.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import type { TestClient, TestInput } from '../testing/test-client.ts';
import { type DataShape, shapeOf } from './testing/malformed.ts';
import { expectCalm } from './testing/reply-rules.ts';

const names = Object.keys(calls) as CallName[];
const places = ['params', 'query', 'body'] as const;

/** A word that only the owner of the other tenant has ever written. */
const foreignWord = 'Hollandite-9182';

/** Everything that another tenant owns, by what it is. */
interface ForeignItems {
  page: string;
  question: string;
  job: string;
  message: string;
  file: string;
  upload: string;
  person: string;
  tenant: string;
  invitation: string;
  link: string;
  run: string;
  document: string;
  site: string;
  short: string;
  preview: string;
  session: string;
  token: string;
  passkey: string;
  work: string;
}

/** What each id of the contract names; `nothing` names no item of anybody. */
const idFields: Readonly<Record<string, keyof ForeignItems | 'nothing'>> = {
  seek_id: 'page',
  data_id: 'page',
  history_ids: 'page',
  project: 'page',
  question_id: 'question',
  job_id: 'job',
  agent_job_id: 'job',
  reply: 'message',
  parent: 'message',
  leaf: 'message',
  before: 'message',
  files: 'file',
  file_id: 'file',
  file_ids: 'file',
  doc_id: 'upload',
  user_id: 'person',
  tenant_id: 'tenant',
  invitation_id: 'invitation',
  link_id: 'link',
  run: 'run',
  site_id: 'site',
  site: 'site',
  short_id: 'short',
  qid: 'preview',
  session_id: 'session',
  token_id: 'token',
  passkey_id: 'passkey',
  work_id: 'work',
  comment_id: 'nothing',
  suggestion_id: 'nothing',
  figure_id: 'nothing',
  run_id: 'nothing',
  client_id: 'nothing',
  key_id: 'nothing',
  last_event_id: 'nothing',
  tool_id: 'nothing',
  node_id: 'nothing',
  grade_id: 'nothing',
};

/** `id` alone says nothing about what it names. */
const bareIds: Readonly<Record<string, keyof ForeignItems | 'nothing'>> = {
  'agents.job': 'job',
  'agents.guestJob': 'job',
  'agents.terminate': 'job',
  'agents.versions': 'job',
  'agents.passages': 'job',
  'agents.keep': 'job',
  'library.document': 'document',
  'library.original': 'document',
  'companies.info': 'nothing',
  'tracking.saveGuideAlert': 'nothing',
  'works.comment': 'nothing',
  'works.suggest': 'nothing',
  'works.restore': 'nothing',
};

/** Calls that answer a foreign id with 200, and what they must say then: that nothing came of it. */
const emptyReplies: Readonly<Partial<Record<CallName, unknown>>> = {
  'history.remove': { removed: [] },
  'history.restore': { restored: 0 },
  'share.check': { allowed: false, by: null, role: null },
};

/** What has to be said besides, for the id to be looked at. */
const besides: Readonly<Partial<Record<CallName, object>>> = { 'embed.session': { widget: 'seek-panel' } };

/** Calls of the operator, whose every tenant it is. */
const operates = (name: CallName) => name.startsWith('installation.');

function fieldsOf(schema: CallSchemas, place: (typeof places)[number]): string[] {
  const open = (shape: DataShape): string[] => [
    ...Object.keys(shape.properties ?? {}),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap(open),
  ];
  return [...new Set(open(shapeOf(schema[place])))];
}

const looksLikeId = (field: string) => /(?:^|_)ids?$/.test(field) || field in idFields;
/** A board is a work, though the call has it as a job. */
const worksAsJobs: ReadonlySet<CallName> = new Set(['boards.pushDirection']);

function kindOf(name: CallName, field: string) {
  if (field === 'id') return bareIds[name];
  return field === 'job_id' && worksAsJobs.has(name) ? 'work' : idFields[field];
}

let populated: PopulatedService;
let foreign: ForeignItems;
let stranger: TestClient;
beforeAll(async () => {
  populated = await populate(withPostgres);
  ({ stranger } = populated.world);
  foreign = await ownedBy(stranger);
});
afterAll(() => populated.remove());

async function ownedBy(by: TestClient): Promise<ForeignItems> {
  const asked = await askQuestion(by, `What is the Blech effect? ${foreignWord}`);
  const form = new FormData();
  form.append('files', new File([`A report on ${foreignWord}\n\nIts capacity is 165 mAh/g.\n`], 'report.txt'));
  const kept = (await by.send('agents.uploadFile', { body: form })).data as { files: { file_id: string }[] };
  const file = kept.files[0]?.file_id ?? '';
  const { data: job } = await by.call('agents.run', {
    body: { code: 'document_summary_agent', content: `Summarise ${foreignWord}`, files: [file] },
  });
  await (await by.open('agents.messages', { body: { job_id: job.job_id } })).text();
  const { data: session } = await by.call('account.session');
  const { data: sessions } = await by.call('sessions.list');
  const { data: token } = await by.call('tokens.create', { body: { name: foreignWord, scopes: ['read'] } });
  const { data: invitation } = await by.call('members.invite', { body: { role: 'viewer' } });
  const { data: link } = await by.call('share.create', { body: { data_id: asked.seek_id, data_type: 'seek_search' } });
  const note = new FormData();
  note.append('files', new File([`# ${foreignWord}\n\nThe yield of ${foreignWord} is 93 %.\n`], 'note.md'));
  const { run } = (await by.send('library.import', { body: note })).data as { run: number };
  const { data: site } = await by.call('embed.addSite', {
    body: { origins: ['https://foreign.example'], widgets: ['seek-panel'] },
  });
  const { data: short } = await by.call('home.transferToShort', {
    body: { path: '/search', query: { q: foreignWord } },
  });
  const { data: preview } = await by.call('home.searchPreview', { body: { playbook: 'seek', q_s: foreignWord } });
  const { data: work } = await by.call('triz.create', {
    body: { message: `Keep ${foreignWord} cool without weight.` },
  });
  const { data: options } = await by.call('passkeys.begin');
  const { data: passkey } = await by.call('passkeys.add', {
    body: { passkey: createAuthenticator(by).create(options) },
  });
  return {
    page: asked.seek_id,
    question: asked.question_id,
    job: job.job_id,
    message: job.reply,
    file,
    upload: `upload:${file}`,
    person: session.user?.user_id ?? '',
    tenant: session.tenant?.tenant_id ?? '',
    invitation: invitation.invitation_id,
    link: link.link_id,
    run: String(run),
    document: await importedDocument(session.tenant?.tenant_id ?? ''),
    site: site.site_id,
    short: short.short_id,
    preview: preview.qid,
    session: sessions.sessions[0]?.session_id ?? '',
    token: token.token_id,
    passkey: passkey.passkey_id,
    work: work.triz_mind_id,
  };
}

async function importedDocument(tenantId: string): Promise<string> {
  const { pool } = populated.service.database;
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await pool.query<{ id: string }>('select id from document where tenant_id = $1', [tenantId]);
    if (rows[0]) return rows[0].id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The note of the other tenant was not imported.');
}

function withForeign(input: TestInput, place: (typeof places)[number], field: string, value: string): TestInput {
  const isList = field === 'files' || field.endsWith('_ids');
  const others = Object.entries((input[place] as object | undefined) ?? {}).filter(
    // One message decides what is read; another beside it would hide the tampered one.
    ([name]) => idFields[field] !== 'message' || idFields[name] !== 'message',
  );
  return { ...input, [place]: { ...Object.fromEntries(others), [field]: isList ? [value] : value } };
}

const cases = names.flatMap((name) =>
  places.flatMap((place) =>
    fieldsOf(schemas[name], place)
      .filter((field) => looksLikeId(field) && kindOf(name, field) !== 'nothing')
      .map((field) => ({ name, place, field })),
  ),
);

describe('A10: ids of another tenant', () => {
  it('P61: are known for what they are, whichever call takes them', () => {
    const unknown = names.flatMap((name) =>
      places.flatMap((place) =>
        fieldsOf(schemas[name], place)
          .filter((field) => looksLikeId(field) && kindOf(name, field) === undefined)
          .map((field) => `${name} ${place}.${field}`),
      ),
    );
    expect(unknown, 'say in idFields or bareIds what these name').toEqual([]);
  });

  it.each(cases.filter(({ name }) => !operates(name)))('open nothing in $name as $field of its $place', async (one) => {
    const { name, place, field } = one;
    const call: Call = calls[name];
    const kind = kindOf(name, field) as keyof ForeignItems;
    const { by, input } = await populated.goodCall(call, examples[name]);
    const form = place === 'body' && input.body instanceof FormData ? input.body : undefined;
    form?.set(field, foreign[kind]);
    const spoken =
      besides[name] === undefined ? input : { ...input, body: { ...(input.body as object), ...besides[name] } };
    const tampered = form ? input : withForeign(spoken, place, field, foreign[kind]);
    const reply = await by.open(name, tampered);
    const text = await expectCalm(reply, name);
    expect(text, name).not.toContain(foreignWord);
    if (reply.status !== 200) expect([400, 401, 403, 404, 409, 410]).toContain(reply.status);
    else {
      expect(emptyReplies, `${name} took the ${kind} of another tenant`).toHaveProperty([name]);
      expect((JSON.parse(text) as { data: unknown }).data).toMatchObject(emptyReplies[name] as object);
    }
  });

  it('are still where they were', async () => {
    const page = await stranger.call('seek.page', { params: { seek_id: foreign.page } });
    expect(JSON.stringify(page.data)).toContain(foreignWord);
    const job = await stranger.call('agents.job', { params: { id: foreign.job } });
    expect(job.data.messages).toHaveLength(2);
    const { data: links } = await stranger.call('share.links', {
      query: { data_id: foreign.page, data_type: 'seek_search' },
    });
    expect(links.links.map(({ link_id: id }) => id)).toEqual([foreign.link]);
    const { data: invitations } = await stranger.call('members.invitations');
    expect(invitations.map(({ invitation_id: id }) => id)).toEqual([foreign.invitation]);
    expect((await stranger.call('embed.sites')).data.sites).toHaveLength(1);
    expect((await stranger.call('passkeys.list')).data.passkeys.map(({ name }) => name)).toEqual(['']);
    const { data: history } = await stranger.call('history.records');
    expect(history.history_maps.flatMap(({ data }) => data).map(({ id }) => id)).toContain(foreign.page);
    expect((await stranger.call('members.list')).data).toHaveLength(1);
    const { data: signed } = await stranger.call('agents.signFiles', { body: { file_ids: [foreign.file] } });
    expect(signed.files).toHaveLength(1);
  });
});
