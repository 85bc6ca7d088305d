import { randomUUID } from 'node:crypto';
import type { NameIn } from '@assay/contract';
import type * as boardsCalls from '@assay/contract/calls/boards';
import type * as toolSettingsCalls from '@assay/contract/calls/tool-settings';
import type * as trizCalls from '@assay/contract/calls/triz';
import type * as worksCalls from '@assay/contract/calls/works';
import type * as worksHistoryCalls from '@assay/contract/calls/works-history';
import type * as worksRunsCalls from '@assay/contract/calls/works-runs';
import type * as worksTalkCalls from '@assay/contract/calls/works-talk';
import type * as worksTrashCalls from '@assay/contract/calls/works-trash';
import { smallPng } from '@assay/engines/pictures/testing';
import type { CallExample, ExampleWorld } from '../call-example.ts';
import { runOf as runWhen } from '../tool-runs.ts';

const message = 'Make the housing lighter without losing strength.';

/** A work of the member, made anew. */
async function workOf({ member }: ExampleWorld): Promise<string> {
  const { data } = await member.call('triz.create', { body: { message } });
  return data.triz_mind_id;
}

function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(smallPng())], 'pump.png'));
  return form;
}

type Calls =
  | NameIn<typeof worksCalls>
  | NameIn<typeof worksTalkCalls>
  | NameIn<typeof worksHistoryCalls>
  | NameIn<typeof worksRunsCalls>
  | NameIn<typeof worksTrashCalls>
  | NameIn<typeof toolSettingsCalls>
  | NameIn<typeof trizCalls>
  | NameIn<typeof boardsCalls>;

const ofWork = async (world: ExampleWorld) => ({ params: { work_id: await workOf(world) } });

/** A comment of the member on a work of theirs. */
async function commentOf(world: ExampleWorld) {
  const work = await workOf(world);
  const id = randomUUID();
  await world.member.call('works.comment', { params: { work_id: work }, body: { id, text: 'Which alloy?' } });
  return { work_id: work, comment_id: id };
}

/** A question of the member that the library is answering. */
async function runOf({ member }: ExampleWorld) {
  const root = { id: 'work', type: 'work', parent: null, order: 'a0', fields: { title: message } };
  const question = { id: 'question', type: 'question', parent: null, order: 'a0', fields: { text: message } };
  const made = await member.call('works.import', {
    body: { kind: 'technical-qa', schema: 0, records: [root, question] },
  });
  const { data } = await member.call('works.act', { params: { work_id: made.data.work_id, action: 'answer' } });
  return { work_id: made.data.work_id, run_id: data.run_id ?? '' };
}

/** What a tool asks the member on its way. */
async function questionOf(world: ExampleWorld) {
  const work = await workOf(world);
  const { data } = await world.member.call('works.act', { params: { work_id: work, action: 'guided' } });
  const run = await runWhen(world.member, work, data.run_id, ({ question }) => question !== null);
  return { work_id: work, run_id: run.id, question_id: run.question?.id ?? '' };
}

const title = { op: 'set', id: 'work', field: 'title', value: 'A lighter housing' } as const;

async function suggestionOf(world: ExampleWorld) {
  const work = await workOf(world);
  const id = randomUUID();
  await world.member.call('works.suggest', { params: { work_id: work }, body: { id, operations: [title] } });
  return { work_id: work, suggestion_id: id };
}

async function removedWorkOf(world: ExampleWorld) {
  const params = { work_id: await workOf(world) };
  await world.member.call('works.remove', { params });
  return { params };
}

export const worksExamples: Record<Calls, CallExample> = {
  'triz.create': { input: () => ({ body: { message } }), elsewhere: 'own' },
  'boards.create': { input: () => ({ body: { message, mind: 'tech-mind' as const } }), elsewhere: 'own' },
  'boards.pushDirection': {
    as: 'member',
    input: async ({ member }) => {
      const { data } = await member.call('boards.create', { body: { message } });
      return { body: { job_id: data.board_id, node_id: 'work', direction: 'a porous foam core' } };
    },
    elsewhere: 'refused',
  },
  'boards.solutionData': {
    input: () => ({ body: { solution: ['a porous foam core'], fields: ['count' as const], finally_query: message } }),
    elsewhere: 'own',
  },
  'works.begin': { input: () => ({ body: { kind: 'triz', message } }), elsewhere: 'own' },
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
  'works.runs': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.answerRun': {
    as: 'member',
    input: async (world) => {
      const { question_id, ...params } = await questionOf(world);
      return { params, body: { question_id, answer: { improve: 1, worsen: 14 } } };
    },
    elsewhere: 'refused',
  },
  'works.pauseRun': {
    as: 'member',
    input: async (world) => ({ params: await runOf(world), body: { paused: true } }),
    elsewhere: 'refused',
  },
  'works.stopRun': {
    as: 'member',
    input: async (world) => ({ params: await runOf(world) }),
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
  'works.export': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: { format: 'md' as const } }),
    elsewhere: 'refused',
  },
  'works.addFigure': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: pictureForm() }),
    elsewhere: 'refused',
  },
  'works.figure': {
    as: 'member',
    input: async (world) => {
      const { params } = await ofWork(world);
      const { data } = await world.member.send('works.addFigure', { params, body: pictureForm() });
      return { params: { ...params, figure_id: (data as { figure_id: string }).figure_id } };
    },
    elsewhere: 'refused',
  },
  'works.live': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world) }, body: {} }),
    elsewhere: 'refused',
  },
  'works.present': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: { page: 'page-1', record: 'work', field: 'title' } }),
    elsewhere: 'refused',
  },
  'works.comments': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.readers': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), query: { q: 'a' } }),
    elsewhere: 'refused',
  },
  'works.mentions': { as: 'member', input: () => ({}), elsewhere: 'own' },
  'works.seeMentions': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.comment': {
    as: 'member',
    input: async (world) => ({
      ...(await ofWork(world)),
      body: { id: randomUUID(), text: 'Which alloy?', record: 'work' },
    }),
    elsewhere: 'refused',
  },
  'works.resolveComment': {
    as: 'member',
    input: async (world) => ({ params: await commentOf(world), body: { resolved: true } }),
    elsewhere: 'refused',
  },
  'works.removeComment': {
    as: 'member',
    input: async (world) => ({ params: await commentOf(world) }),
    elsewhere: 'refused',
  },
  'works.suggestions': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.suggest': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: { id: randomUUID(), operations: [title] } }),
    elsewhere: 'refused',
  },
  'works.decide': {
    as: 'member',
    input: async (world) => ({ params: await suggestionOf(world), body: { accepted: true } }),
    elsewhere: 'refused',
  },
  'works.history': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), query: {} }),
    elsewhere: 'refused',
  },
  'works.provenance': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world), record: 'work' }, query: { field: 'title' } }),
    elsewhere: 'refused',
  },
  'works.state': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world), revision: '1' } }),
    elsewhere: 'refused',
  },
  'works.versions': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.keepVersion': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: { name: 'Before the review' } }),
    elsewhere: 'refused',
  },
  'works.removeVersion': {
    as: 'member',
    input: async (world) => ({ params: { work_id: await workOf(world), revision: '1' } }),
    elsewhere: 'refused',
  },
  'works.restore': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: { id: randomUUID(), revision: '1' } }),
    elsewhere: 'refused',
  },
  'works.import': {
    input: () => {
      const fields = { title: 'A lighter housing', statement: message };
      const records = [{ id: 'work', type: 'work', parent: null, order: 'a0', fields }];
      return { body: { kind: 'triz', schema: 0, records } };
    },
    elsewhere: 'own',
  },
  'works.duplicate': {
    as: 'member',
    input: async (world) => ({ ...(await ofWork(world)), body: {} }),
    elsewhere: 'refused',
  },
  'works.remove': { as: 'member', input: ofWork, elsewhere: 'refused' },
  'works.trash': { as: 'member', input: () => ({}), elsewhere: 'own' },
  'toolSettings.list': { elsewhere: 'own' },
  'toolSettings.save': {
    input: () => ({ params: { tool: 'triz', setting: 'separations' }, body: { value: null, revision: 0 } }),
    elsewhere: 'own',
  },
  'works.putBack': { as: 'member', input: removedWorkOf, elsewhere: 'refused' },
  'works.destroy': { as: 'member', input: removedWorkOf, elsewhere: 'refused' },
};
