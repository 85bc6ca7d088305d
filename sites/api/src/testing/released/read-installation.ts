import type { RunningService } from '../installation.ts';
import type { TestClient } from '../test-client.ts';

/** Who owns the organisation of a kept installation. */
export const keeper = { account: 'kira.keeper@example.com', password: 'slates on the old barn roof' };
export const noteTitle = 'Charging at low temperature';

/** What the people of a kept installation had and saw, as plain values that outlive the shapes of calls. */
export interface Readings {
  person: { name: string; company: string; role: string | undefined };
  members: readonly { name: string; role: string }[];
  document: { title: string; text: string };
  history: readonly string[];
  answer: { question: string; modules: readonly string[]; content: string };
  /** The same answer as a stranger reads it who has the link. */
  shared: string;
}

/** Reads by calls what a kept installation holds; `shareToken` is that of its link. */
export async function readInstallation(service: Pick<RunningService, 'client'>, shareToken: string): Promise<Readings> {
  const client = await service.client();
  const signedIn = await client.call('account.signIn', { body: keeper });
  if (signedIn.status !== 200) throw new Error(`The keeper could not sign in: ${signedIn.failure?.message}`);
  const info = (await client.call('account.info')).data;
  const session = (await client.call('account.session')).data;
  const { data: members } = await client.call('members.list');
  const { data: history } = await client.call('history.records', { query: { duration: 1_200 } });
  const records = history.history_maps.flatMap(({ data }) => data);
  const seekId = records[0]?.id ?? '';
  const stranger = await service.client();
  stranger.share = shareToken;
  return {
    person: { name: info.full_name, company: info.company_name, role: session.user?.role },
    members: members.map(({ full_name, role }) => ({ name: full_name, role })).sort(byName),
    document: await readNote(client),
    history: records.map(({ message }) => message),
    answer: await readAnswer(client, seekId),
    shared: (await readAnswer(stranger, seekId)).content,
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

async function readNote(client: TestClient): Promise<Readings['document']> {
  const { data } = await client.call('library.search', { body: { query: noteTitle } });
  const id = data.documents.find(({ title }) => title === noteTitle)?.document ?? '';
  const { title, text } = (await client.call('library.document', { params: { id } })).data;
  return { title, text };
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
