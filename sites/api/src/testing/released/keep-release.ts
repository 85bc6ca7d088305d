import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { version } from '../../ground/operations/version.ts';
import { askQuestion } from '../ask-question.ts';
import { withEmbedded } from '../installation.ts';
import { joinInvited, registerByMail } from '../people.ts';
import { keeper, noteTitle, readInstallation } from './read-installation.ts';
import { fixtureKeys } from './released-data.ts';

/** `node keep-release.ts`: works in a new installation of this version, and keeps its dump and what was read in it. */
const program = fileURLToPath(new URL('../../commands/run.ts', import.meta.url));
const question = 'What limits fast charging of graphite anodes at low temperature?';
const note = `# ${noteTitle}

Below 0 °C the diffusion of lithium in graphite slows, and fast charging plates metal on the anode.
A pulse of 2 C for 30 s warms the cell by 4 K before charging begins.
`;

const installation = await withEmbedded({ ...fixtureKeys, ASSAY_ALL_PACKAGES: '1', ASSAY_RATE_LIMITS: '0' }, 'blank');
try {
  const service = await installation.start();
  const client = await service.client();
  await registerByMail(client, { ...keeper, full_name: 'Kira Keeper', company_name: 'Slate & Barn' });
  const invited = await service.client();
  await joinInvited(client, invited, { account: 'vera.viewer@example.com', role: 'viewer', full_name: 'Vera Viewer' });

  const body = new FormData();
  body.append('files', new Blob([note]), 'note.md');
  const { run } = ((await (await client.open('library.import', { body })).json()) as { data: { run: number } }).data;
  for (let state = 'waiting'; state !== 'done'; ) {
    state = (await client.call('library.importRun', { params: { run } })).data.state;
    if (state === 'failed' || state === 'stopped') throw new Error(`The note was not imported: ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { seek_id } = await askQuestion(client, question);
  const { data: link } = await client.call('share.create', { body: { data_id: seek_id, data_type: 'seek_search' } });

  const readings = await readInstallation(service, link.token);
  await service.stop();
  const kept = (name: string) => join(import.meta.dirname, name);
  const env = { PATH: process.env['PATH'], ...installation.environment };
  await promisify(execFile)(process.execPath, [program, 'backup', kept(`${version}.jsonl.gz`)], { env });
  await writeFile(kept(`${version}.json`), `${JSON.stringify({ shareToken: link.token, readings }, null, 2)}\n`);
  process.stdout.write(`Kept ${version}\n`);
} finally {
  await installation.remove();
}
