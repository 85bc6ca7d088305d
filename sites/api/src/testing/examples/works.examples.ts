import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as trizCalls from '@assay/contract/calls/triz';
import type * as worksCalls from '@assay/contract/calls/works';
import type { CallExample, ExampleWorld } from '../call-example.ts';

const message = 'Make the housing lighter without losing strength.';

/** A work of the member, made anew. */
async function workOf({ member }: ExampleWorld): Promise<string> {
  const { data } = await member.call('triz.create', { body: { message } });
  return data.triz_mind_id;
}

type Calls = NameIn<typeof worksCalls> | NameIn<typeof trizCalls>;

export const worksExamples: Record<Calls, CallExample> = {
  'triz.create': { input: () => ({ body: { message } }), elsewhere: 'own' },
  'works.open': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world) } }),
    elsewhere: 'refused',
  },
  'works.edit': {
    as: 'member',
    input: async (world) => ({
      params: { work_id: await workOf(world) },
      body: {
        edits: [
          { id: randomUUID(), operations: [{ op: 'set', id: 'work', field: 'title', value: 'A lighter housing' }] },
        ],
      },
    }),
    elsewhere: 'refused',
  },
  'works.act': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world), action: 'principles' } }),
    elsewhere: 'refused',
  },
  'works.changes': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world) }, query: { after: 0 } }),
    elsewhere: 'refused',
  },
  'works.sources': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world) } }),
    elsewhere: 'refused',
  },
  'works.live': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world) }, body: {} }),
    elsewhere: 'refused',
  },
};
