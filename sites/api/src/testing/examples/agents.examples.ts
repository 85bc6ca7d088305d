import type { NameIn } from '@assay/contract';
import type * as agentsCalls from '@assay/contract/calls/agents';
import { agentCodes } from '@assay/domain';
import { framesOf } from '../ask-question.ts';
import type { CallExample } from '../call-example.ts';
import type { TestClient } from '../test-client.ts';

const question = 'What is the glass transition temperature of PEEK?';
const problem = 'Raise the charging speed of a cathode without losing stability';

/** Makes something once for each caller; the suite asks for it many times. */
function once<T>(make: (client: TestClient) => Promise<T>): (client: TestClient) => Promise<T> {
  const made = new WeakMap<TestClient, Promise<T>>();
  return (client) => {
    const known = made.get(client) ?? make(client);
    made.set(client, known);
    return known;
  };
}

/** A job whose reply is written. */
const finished = once(async (client) => {
  const { data } = await client.call('agents.run', { body: { code: 'air_technical_qa_agent', content: question } });
  const reply = await client.open('agents.messages', { body: { job_id: data.job_id } });
  framesOf(await reply.text());
  return { job_id: data.job_id, reply: data.reply };
});

/** A job whose step waits for an answer. */
async function waiting(client: TestClient): Promise<{ job_id: string; reply: string }> {
  const { data } = await client.call('agents.run', { body: { code: 'air_find_solution_agent', content: problem } });
  for (let tries = 0; tries < 200; tries += 1) {
    const job = await client.call('agents.job', { params: { id: data.job_id } });
    if (job.data.status === 'paused') return { job_id: data.job_id, reply: data.reply };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The step does not ask.');
}

async function planned(client: TestClient): Promise<{ job_id: string }> {
  const { data } = await client.call('agents.generate', {
    body: { code: 'air_technical_qa_agent', content: question },
  });
  return { job_id: data.job_id };
}

async function guestJob(client: TestClient): Promise<{ job_id: string; guest_token: string }> {
  const { data } = await client.call('agents.guestQuickChat', {
    body: { input: question, code: 'air_technical_qa_agent' },
  });
  return { job_id: data.job_id, guest_token: data.guest_token };
}

function textForm(): FormData {
  const form = new FormData();
  form.append(
    'files',
    new File(['A report\n\nThe capacity of the cathode is 165 mAh/g at 0.1C and 25 °C.\n'], 'report.txt'),
  );
  return form;
}

async function uploaded(client: TestClient): Promise<string> {
  const { data } = await client.send('agents.uploadFile', { body: textForm() });
  return (data as { files: { file_id: string }[] }).files[0]?.file_id ?? '';
}

const documentJob = once(async (member) => {
  const file = await uploaded(member);
  const { data } = await member.call('agents.run', {
    body: { code: 'document_summary_agent', content: 'Summarise', files: [file] },
  });
  const reply = await member.open('agents.messages', { body: { job_id: data.job_id } });
  await reply.text();
  return { agent_job_id: data.job_id, doc_id: `upload:${file}` };
});

export const agentsExamples: Record<NameIn<typeof agentsCalls>, CallExample> = {
  'agents.list': { elsewhere: 'public' },
  'agents.links': { elsewhere: 'own' },
  'agents.stepIcon': { input: () => ({ params: { tool_id: 'search_library' } }), elsewhere: 'public' },
  'agents.scenarioDetail': { input: () => ({ body: { code: agentCodes[0], type: 0 } }), elsewhere: 'public' },
  'agents.scenarioCreate': { input: () => ({ body: { input: problem } }), elsewhere: 'own' },
  'agents.generate': { input: () => ({ body: { content: question } }), elsewhere: 'own' },
  'agents.executePlan': {
    as: 'member',
    input: async ({ member }) => ({ body: await planned(member) }),
    elsewhere: 'refused',
  },
  'agents.run': { input: () => ({ body: { code: 'air_technical_qa_agent', content: question } }), elsewhere: 'own' },
  'agents.chat': {
    as: 'member',
    input: async ({ member }) => {
      const { job_id, reply: parent } = await finished(member);
      return { body: { job_id, parent, content: 'And of PEKK?' } };
    },
    elsewhere: 'refused',
  },
  'agents.quickChat': {
    input: () => ({ body: { input: question, code: 'air_technical_qa_agent' } }),
    elsewhere: 'own',
  },
  'agents.guestQuickChat': {
    input: () => ({ body: { input: question, code: 'air_technical_qa_agent' } }),
    elsewhere: 'public',
  },
  'agents.reply': {
    as: 'member',
    input: async ({ member }) => ({
      params: { job_id: (await waiting(member)).job_id },
      body: { approve: true, choice: { improve: 9, worsen: 13 } },
    }),
    elsewhere: 'refused',
  },
  'agents.keep': {
    as: 'member',
    input: async ({ member }) => {
      const { job_id, reply } = await finished(member);
      return { params: { id: job_id }, body: { reply } };
    },
    elsewhere: 'refused',
  },
  'agents.messages': {
    as: 'member',
    input: async ({ member }) => ({ body: await finished(member) }),
    elsewhere: 'refused',
  },
  'agents.pollMessages': {
    as: 'member',
    input: async ({ member }) => ({ body: { ...(await finished(member)), wait: 0 } }),
    elsewhere: 'refused',
  },
  'agents.job': {
    as: 'member',
    input: async ({ member }) => ({ params: { id: (await finished(member)).job_id } }),
    elsewhere: 'refused',
  },
  'agents.guestJob': {
    input: async (_, by) => {
      const { job_id: id, guest_token } = await guestJob(by);
      return { params: { id }, query: { guest_token } };
    },
    elsewhere: 'public',
  },
  'agents.guestMessages': { input: async (_, by) => ({ body: await guestJob(by) }), elsewhere: 'public' },
  'agents.terminate': {
    as: 'member',
    input: async ({ member }) => {
      const { job_id: id, reply } = await finished(member);
      return { params: { id }, body: { reply } };
    },
    elsewhere: 'refused',
  },
  'agents.versions': {
    as: 'member',
    input: async ({ member }) => {
      const { job_id: id, reply } = await finished(member);
      return { params: { id }, query: { reply } };
    },
    elsewhere: 'refused',
  },
  'agents.passages': {
    as: 'member',
    input: async ({ member }) => {
      const { job_id: id, reply } = await finished(member);
      const { data } = await member.call('agents.job', { params: { id } });
      const written = data.messages.find(({ message_id: message }) => message === reply)?.reply;
      const cited = written?.cites.flatMap(({ evidence }) => evidence)[0];
      return { params: { id }, body: { reply, document: cited?.document ?? '', version: cited?.version ?? 0 } };
    },
    elsewhere: 'refused',
  },
  'agents.feedback': {
    as: 'member',
    input: async ({ member }) => ({ body: { ...(await finished(member)), rating: 'up' } }),
    elsewhere: 'refused',
  },
  'agents.export': {
    as: 'member',
    input: async ({ member }) => ({ body: { ...(await finished(member)), format: 'md' } }),
    elsewhere: 'refused',
  },
  'agents.uploadFile': { input: () => ({ body: textForm() }), elsewhere: 'own' },
  'agents.signFiles': {
    as: 'member',
    input: async ({ member }) => ({ body: { file_ids: [await uploaded(member)] } }),
    elsewhere: 'refused',
  },
  'agents.file': {
    input: async ({ member }) => {
      const { data } = await member.call('agents.signFiles', { body: { file_ids: [await uploaded(member)] } });
      const url = new URL(data.files[0]?.url ?? '', 'http://same.origin');
      return {
        params: { file_id: url.pathname.split('/').at(-1) ?? '' },
        query: Object.fromEntries(url.searchParams),
      };
    },
    elsewhere: 'public',
  },
  'agents.data': {
    as: 'member',
    input: async ({ member }) => ({ body: await documentJob(member) }),
    elsewhere: 'refused',
  },
  'agents.extractedData': {
    as: 'member',
    input: async ({ member }) => ({ query: await documentJob(member) }),
    elsewhere: 'refused',
  },
};
