import { createHash } from 'node:crypto';
import { codeAt, stepAt } from '../../people/identity/totp.ts';
import type { RunningService } from '../installation.ts';
import { base32Bytes } from '../people.ts';
import type { TestClient } from '../test-client.ts';

/** Who owns the organisation of a kept installation. */
export const keeper = { account: 'kira.keeper@example.com', password: 'slates on the old barn roof' };
export const noteTitle = 'Charging at low temperature';

/** What opens a kept installation; an early one has a link alone. */
export interface Opening {
  shareToken: string;
  /** Secret of the second factor of the keeper, in base32. */
  factorSecret?: string;
  jobId?: string;
  fileId?: string;
  /** A work of TRIZ that people spoke about, and a board. */
  works?: { triz: string; board: string };
}

/** What the people of a kept installation had and saw, as plain values that outlive the shapes of calls. */
export interface Readings {
  person: { name: string; company: string; role: string | undefined };
  members: readonly { name: string; role: string }[];
  document: { title: string; text: string };
  history: readonly string[];
  answer: { question: string; modules: readonly string[]; content: string };
  /** The same answer as a stranger reads it who has the link. */
  shared: string;
  work?: WorkReadings;
  /** Of an installation that had works. */
  works?: readonly SavedWork[];
  passkeys?: readonly string[];
  sites?: readonly { origins: readonly string[]; widgets: readonly string[]; library: string }[];
}

/** A work as its people see it. */
interface SavedWork {
  kind: string;
  title: string;
  /** Every record: its type, what it lies in by type, its fields, and how many passages it stands on. */
  records: readonly string[];
  comments: readonly { text: string; author: string }[];
  suggestions: number;
  versions: readonly string[];
}

/** What lies in files, and what an organisation decided. */
interface WorkReadings {
  job: { title: string; messages: readonly string[]; files: readonly string[] };
  /** SHA-256 of the bytes of an uploaded file, and of the original of a document. */
  upload: string;
  original: string;
  retention: { questions: number | null; chats: number | null };
  sessions: { idle: number | null; age: number | null };
}

/** Reads by calls what a kept installation holds. */
export async function readInstallation(service: Pick<RunningService, 'client'>, opening: Opening): Promise<Readings> {
  const client = await signedIn(service, opening);
  const info = (await client.call('account.info')).data;
  const session = (await client.call('account.session')).data;
  const { data: members } = await client.call('members.list');
  const { data: history } = await client.call('history.records', { query: { duration: 1_200 } });
  const records = history.history_maps.flatMap(({ data }) => data);
  const asked = records.filter(({ link }) => link.startsWith('/page/'));
  const seekId = asked[0]?.id ?? '';
  const stranger = await service.client();
  stranger.share = opening.shareToken;
  const note = await readNote(client);
  return {
    person: { name: info.full_name, company: info.company_name, role: session.user?.role },
    members: members.map(({ full_name, role }) => ({ name: full_name, role })).sort(byName),
    document: { title: note.title, text: note.text },
    history: records.map(({ message }) => message),
    answer: await readAnswer(client, seekId),
    shared: (await readAnswer(stranger, seekId)).content,
    ...(opening.jobId === undefined ? {} : { work: await readWork(client, opening, note.id) }),
    ...(opening.works && {
      works: [await readSaved(client, opening.works.triz), await readSaved(client, opening.works.board)],
      passkeys: (await client.call('passkeys.list')).data.passkeys.map(({ name }) => name),
      sites: (await client.call('embed.sites')).data.sites.map(({ origins, widgets, library }) => ({
        origins,
        widgets,
        library,
      })),
    }),
  };
}

async function readSaved(client: TestClient, work_id: string): Promise<SavedWork> {
  const params = { work_id };
  const { work, records } = (await client.call('works.open', { params })).data;
  const typeOf = new Map(records.map(({ id, type }) => [id, type]));
  const { comments } = (await client.call('works.comments', { params })).data;
  return {
    kind: work.kind,
    title: String(records.find(({ parent }) => parent === null)?.fields['title']),
    records: records
      .map(({ type, parent, fields, evidence }) =>
        JSON.stringify([
          type,
          typeOf.get(parent ?? '') ?? null,
          Object.fromEntries(Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b))),
          Object.keys(evidence ?? {}).length,
        ]),
      )
      .sort(),
    comments: comments.map(({ text, author }) => ({ text, author: author?.name ?? '' })),
    suggestions: (await client.call('works.suggestions', { params })).data.suggestions.length,
    versions: (await client.call('works.versions', { params })).data.versions.map(({ name }) => name),
  };
}

async function signedIn(service: Pick<RunningService, 'client'>, { factorSecret }: Opening): Promise<TestClient> {
  const client = await service.client();
  const first = await client.call('account.signIn', { body: keeper });
  if (first.status !== 200) throw new Error(`The keeper could not sign in: ${first.failure?.message}`);
  if (factorSecret === undefined) return client;
  if (!first.data.needs_code) throw new Error('The second factor of the keeper was not asked for.');
  // Of the next step: that of the present one may have turned the factor on a moment ago.
  const code = codeAt(base32Bytes(factorSecret), stepAt(Date.now()) + 1);
  const second = await client.call('factor.signIn', { body: { code } });
  if (second.status !== 200) throw new Error(`The keeper's code was not taken: ${second.failure?.message}`);
  return client;
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

async function readNote(client: TestClient): Promise<Readings['document'] & { id: string }> {
  const { data } = await client.call('library.search', { body: { query: noteTitle } });
  const id = data.documents.find(({ title }) => title === noteTitle)?.document ?? '';
  const { title, text } = (await client.call('library.document', { params: { id } })).data;
  return { id, title, text };
}

async function readAnswer(client: TestClient, seek_id: string): Promise<Readings['answer']> {
  const page = (await client.call('seek.page', { params: { seek_id } })).data;
  const asked = page.questions.at(-1);
  return {
    question: asked?.input ?? '',
    modules: (asked?.modules ?? []).map(({ module_name }) => module_name).sort(),
    content: JSON.stringify(asked?.modules.find(({ module_name }) => module_name === 'SUMMARY')?.content),
  };
}

async function readWork(
  client: TestClient,
  { jobId = '', fileId = '' }: Opening,
  noteId: string,
): Promise<WorkReadings> {
  const job = (await client.call('agents.job', { params: { id: jobId } })).data;
  const { data: signed } = await client.call('agents.signFiles', { body: { file_ids: [fileId] } });
  const [retention, tenant] = [await client.call('retention.state'), await client.call('administration.tenant')];
  const { session_idle_minutes: idle, session_age_hours: age } = tenant.data;
  const { questions, chats } = retention.data.days;
  return {
    job: {
      title: job.title,
      messages: job.messages.map(({ content, reply }) => content || JSON.stringify(reply?.parts)),
      files: job.messages.flatMap(({ files }) => files.map(({ name }) => name)),
    },
    upload: await digestOf(await client.fetch(signed.files[0]?.url ?? '')),
    original: await digestOf(await client.open('library.original', { params: { id: noteId } })),
    retention: { questions, chats },
    sessions: { idle, age },
  };
}

async function digestOf(reply: Response): Promise<string> {
  if (reply.status !== 200) throw new Error(`A file was not given out: ${reply.status}`);
  return createHash('sha256')
    .update(new Uint8Array(await reply.arrayBuffer()))
    .digest('hex');
}
