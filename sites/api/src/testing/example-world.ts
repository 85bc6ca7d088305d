import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Access, Call } from '@assay/contract';
import { askQuestion } from './ask-question.ts';
import type { CallExample, ExampleCaller, ExampleWorld } from './call-example.ts';
import type { Installation, RunningService } from './installation.ts';
import { registerByPhone, signInAs } from './people.ts';
import type { TestClient, TestInput } from './test-client.ts';

/** A word that only the member of the world has ever written. */
export const secretWord = 'Zirconolite-4711';

const leastCaller: Record<Access, ExampleCaller> = {
  anonymous: 'visitor',
  guest: 'viewer',
  viewer: 'viewer',
  member: 'member',
  admin: 'admin',
  owner: 'owner',
};
let newest = 13_400_000_000;

/** A service with the people and items that the examples of the contract speak of. */
export interface PopulatedService {
  installation: Installation;
  service: RunningService;
  world: ExampleWorld;
  /** The caller of an example, made anew where it says so. */
  callerOf(caller: ExampleCaller): Promise<TestClient>;
  /** The good call of an example: who makes it, and with what. */
  goodCall(call: Call, example: CallExample): Promise<{ by: TestClient; input: TestInput }>;
  remove(): Promise<void>;
}

export async function populate(
  install: (environment: Readonly<Record<string, string>>) => Promise<Installation>,
  environment: Readonly<Record<string, string>> = {},
): Promise<PopulatedService> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-import-'));
  await writeFile(join(folder, 'note.md'), '# A note\n\nThe yield is 93 % at 60 °C.\n');
  const installation = await install({
    ASSAY_RATE_LIMITS: '0',
    ASSAY_IMPORT_FOLDER: folder,
    // The people of the world stay for as long as a suite takes.
    ASSAY_STEP_UP_MINUTES: '1440',
    ...environment,
  });
  const service = await installation.start();
  await service.database.pool.query(`insert into operating_tenant (tenant_id) values ('demo')`);
  const member = await signInAs(await service.client(), 'enterprise');
  const [viewer, admin, owner] = await Promise.all(
    (['viewer', 'admin', 'owner'] as const).map(async (person) => signInAs(await service.client(), person)),
  );
  const stranger = await registerByPhone(await service.client(), '13800138000');
  const asked = await askQuestion(member, `What is the glass transition temperature of PEEK? ${secretWord}`);
  const world: ExampleWorld = {
    viewer: viewer as TestClient,
    admin: admin as TestClient,
    owner: owner as TestClient,
    member,
    stranger,
    page: { seek_id: asked.seek_id, question_id: asked.question_id },
    document: 'note:peek-high-temperature',
    async bootstrapToken() {
      const token = randomBytes(32).toString('base64url');
      await service.database.pool.query(`insert into bootstrap_token values ($1, now() + interval '1 hour')`, [
        createHash('sha256').update(token).digest('hex'),
      ]);
      return token;
    },
  };
  const callerOf = async (caller: ExampleCaller): Promise<TestClient> => {
    if (caller === 'visitor') return service.client();
    if (caller === 'leaver') return signInAs(await service.client(), 'viewer');
    if (caller === 'newcomer') return registerByPhone(await service.client(), String((newest += 1)));
    return world[caller];
  };
  return {
    installation,
    service,
    world,
    callerOf,
    async goodCall(call, example) {
      const by = await callerOf(example.as ?? leastCaller[call.access]);
      return { by, input: (await example.input?.(world, by)) ?? {} };
    },
    async remove() {
      await installation.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
