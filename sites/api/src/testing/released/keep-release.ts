import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { version } from '../../ground/operations/version.ts';
import { codeAt, stepAt } from '../../people/identity/totp.ts';
import { askQuestion } from '../ask-question.ts';
import { withEmbedded } from '../installation.ts';
import { pdfOf } from '../pdf.ts';
import { base32Bytes, joinInvited, registerByMail } from '../people.ts';
import { runCommand } from '../run-command.ts';
import { createAuthenticator } from '../software-authenticator.ts';
import type { TestClient } from '../test-client.ts';
import { packFolder } from './packed-folder.ts';
import { keeper, noteTitle, type Opening, readInstallation } from './read-installation.ts';
import { fixtureKeys, type Kept, keptFiles } from './released-data.ts';

/**
 * `node keep-release.ts [NAME]`: works in a new installation of this version as people do, and keeps its dump, its files and
 * an embedded database with what was read in it, in a folder that was not there before. @default the version
 */
const run = promisify(execFile);
const problem = 'Charge the lithium-ion cell faster without shortening its cycle life.';
const question = 'What limits fast charging of graphite anodes at low temperature?';
const note = `# ${noteTitle}

Below 0 °C the diffusion of lithium in graphite slows, and fast charging plates metal on the anode.
A pulse of 2 C for 30 s warms the cell by 4 K before charging begins.
`;
const upload = `Coating of cathode particles.

A carbon coating of 3 nm raised the rate capability at 5 C by 18 %. Thicker coatings of 10 nm lowered the tap density.
`;

async function importNote(client: TestClient): Promise<void> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(await pdfOf(noteTitle, note))]), 'note.pdf');
  const reply = (await (await client.open('library.import', { body })).json()) as { data: { run: number } };
  for (let state = 'waiting'; state !== 'done'; ) {
    state = (await client.call('library.importRun', { params: { run: reply.data.run } })).data.state;
    if (state === 'failed' || state === 'stopped') throw new Error(`The note was not imported: ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A job that was asked about a file of its person. */
async function runJob(client: TestClient): Promise<Required<Pick<Opening, 'jobId' | 'fileId'>>> {
  const body = new FormData();
  body.append('files', new File([upload], 'coating.txt'));
  const { data } = await client.send('agents.uploadFile', { body });
  const fileId = (data as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
  const begun = await client.call('agents.run', {
    body: { code: 'document_summary_agent', content: 'Summarise the document.', files: [fileId] },
  });
  if (begun.status !== 200) throw new Error(`No job began: ${begun.failure?.message}`);
  await (await client.open('agents.messages', { body: { job_id: begun.data.job_id } })).text();
  return { jobId: begun.data.job_id, fileId };
}

/** A work that has results, words of two people and a version, and a board. */
async function makeWorks(client: TestClient): Promise<Required<Opening>['works']> {
  const done = async (reply: Promise<{ status: number; failure?: { message: string } | undefined }>) => {
    const { status, failure } = await reply;
    if (status !== 200) throw new Error(`A work was not kept: ${failure?.message}`);
  };
  const { data } = await client.call('triz.create', { body: { message: problem } });
  const params = { work_id: data.triz_mind_id };
  await done(client.call('works.act', { params: { ...params, action: 'principles' } }));
  const title = { op: 'set', id: 'work', field: 'title', value: 'A cell that charges fast' } as const;
  await done(client.call('works.edit', { params, body: { edits: [{ id: randomUUID(), operations: [title] }] } }));
  await done(
    client.call('works.comment', { params, body: { id: randomUUID(), text: 'Which anode?', record: 'work' } }),
  );
  const other = { ...title, value: 'Charging fast and long' };
  await done(client.call('works.suggest', { params, body: { id: randomUUID(), operations: [other] } }));
  await done(client.call('works.keepVersion', { params, body: { name: 'As shown to the team' } }));
  const board = await client.call('boards.create', { body: { message: problem, mind: 'tech-mind' } });
  return { triz: data.triz_mind_id, board: board.data.board_id };
}

async function addPasskey(client: TestClient): Promise<void> {
  const { data } = await client.call('passkeys.begin');
  const added = await client.call('passkeys.add', { body: { passkey: createAuthenticator(client).create(data) } });
  if (added.status !== 200) throw new Error(`No passkey was added: ${added.failure?.message}`);
}

async function turnFactorOn(client: TestClient): Promise<string> {
  const { secret } = (await client.call('factor.begin')).data;
  const code = codeAt(base32Bytes(secret), stepAt(Date.now()));
  const { status, failure } = await client.call('factor.confirm', { body: { code } });
  if (status !== 200) throw new Error(`The second factor was not turned on: ${failure?.message}`);
  return secret;
}

/** Leaves out the segments of the write-ahead log before the last checkpoint and those kept for later: nothing reads them. */
async function dropPassedLog(of: typeof installation): Promise<void> {
  const database = await of.open();
  for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await database.pool.query(statement);
  const { rows } = await database.pool.query<{ name: string }>(
    'select redo_wal_file as name from pg_control_checkpoint()',
  );
  await database.close();
  const log = join(dataOf(of), 'database', 'pg_wal');
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name !== rows[0]?.name);
  for (const segment of segments) await rm(join(log, segment));
}

const settings = { ...fixtureKeys, ASSAY_ALL_PACKAGES: '1', ASSAY_RATE_LIMITS: '0' };
const [name = version] = process.argv.slice(2);
const folder = join(import.meta.dirname, name);
if (existsSync(folder)) throw new Error(`Data of ${name} are kept already, and are what that version wrote.`);
const kept = (file: keyof typeof keptFiles) => join(folder, keptFiles[file]);
const installation = await withEmbedded(settings, 'blank');
const restored = await withEmbedded(settings, 'blank');
const dataOf = ({ environment }: typeof installation) => environment['ASSAY_DATA'] ?? '';
const command = ({ environment }: typeof installation, ...args: string[]) => runCommand(environment, ...args);
try {
  const service = await installation.start();
  const client = await service.client();
  await registerByMail(client, { ...keeper, full_name: 'Kira Keeper', company_name: 'Slate & Barn' });
  const invited = await service.client();
  await joinInvited(client, invited, { account: 'vera.viewer@example.com', role: 'viewer', full_name: 'Vera Viewer' });
  await importNote(client);
  const { seek_id } = await askQuestion(client, question);
  const { data: link } = await client.call('share.create', { body: { data_id: seek_id, data_type: 'seek_search' } });
  const job = await runJob(client);
  await client.call('retention.save', { body: { questions: 3_650, chats: 3_650, works: null, searches: null } });
  await client.call('administration.saveSessionLimits', { body: { idle_minutes: 600, age_hours: 1_000 } });
  const works = await makeWorks(client);
  await addPasskey(client);
  await client.call('embed.addSite', {
    body: {
      origins: ['https://www.slate.example'],
      widgets: ['material-card'],
      library: 'shared',
      questions_a_day: 100,
      questions_an_hour: 50,
      visitor_questions_a_day: 10,
      leads_a_day: 10,
    },
  });
  const opening: Opening = { shareToken: link.token, ...job, works, factorSecret: await turnFactorOn(client) };

  const readings = await readInstallation(service, opening);
  await service.stop();
  await mkdir(folder);
  await command(installation, 'backup', kept('dump'));
  await run('tar', ['--create', '--gzip', '--file', kept('files'), '--directory', dataOf(installation), 'files']);
  // Without what is made anew from it, indexes of the search above all, the files of a database are small.
  await command(restored, 'restore', kept('dump'));
  await dropPassedLog(restored);
  await packFolder(join(dataOf(restored), 'database'), kept('database'));
  await writeFile(kept('readings'), `${JSON.stringify({ opening, readings } satisfies Kept, null, 2)}\n`);
  process.stdout.write(`Kept ${name}\n`);
} finally {
  await restored.remove();
  await installation.remove();
}
