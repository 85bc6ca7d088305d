import type { AssayCalls, NameIn } from '@assay/contract';
import type * as seekCalls from '@assay/contract/calls/seek';
import { moduleContents } from '@assay/contract/schemas';
import { askQuestion } from '../ask-question.ts';
import type { CallExample } from '../call-example.ts';

/** A citation of the first answer of a page. */
function firstCitation(page: AssayCalls['seek.page']['response']): { document: string; version: number } {
  const summary = page.questions[0]?.modules.find(({ module_name: name }) => name === 'SUMMARY')?.content;
  const { sentences } = moduleContents.SUMMARY.parse(summary);
  const cited = sentences.flatMap(({ citations }) => citations)[0];
  if (!cited) throw new Error('The answer cites nothing.');
  return cited;
}

export const seekExamples: Record<NameIn<typeof seekCalls>, CallExample> = {
  'seek.init': {
    input: () => ({ body: { input: 'What is the glass transition temperature of PEEK?' } }),
    elsewhere: 'own',
  },
  'seek.page': { as: 'member', input: ({ page }) => ({ params: { seek_id: page.seek_id } }), elsewhere: 'refused' },
  'seek.stream': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id } }),
    elsewhere: 'refused',
  },
  'seek.poll': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id, wait: 0 } }),
    elsewhere: 'refused',
  },
  'seek.module': {
    as: 'member',
    input: ({ page }) => ({ params: { question_id: page.question_id, module_name: 'SUMMARY' }, body: {} }),
    elsewhere: 'refused',
  },
  'seek.stopEvent': {
    as: 'member',
    input: ({ page }) => ({ query: { question_id: page.question_id } }),
    elsewhere: 'refused',
  },
  'seek.regenerate': {
    as: 'member',
    input: async ({ member }) => ({
      body: { question_id: (await askQuestion(member, 'What is the Blech effect?')).question_id, modules: ['TITLE'] },
    }),
    elsewhere: 'refused',
  },
  'seek.rewrite': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id, deep_input: 'And above 200 °C?' } }),
    elsewhere: 'refused',
  },
  'seek.versions': {
    as: 'member',
    input: ({ page }) => ({ params: { question_id: page.question_id, module_name: 'SUMMARY' } }),
    elsewhere: 'refused',
  },
  'seek.export': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id, format: 'md' } }),
    elsewhere: 'refused',
  },
  'seek.passages': {
    as: 'member',
    input: async ({ page, member }) => {
      const { data } = await member.call('seek.page', { params: { seek_id: page.seek_id } });
      const { document, version } = firstCitation(data);
      return { params: { question_id: page.question_id }, body: { document, version } };
    },
    elsewhere: 'refused',
  },
  'seek.copy': {
    as: 'member',
    input: ({ page }) => ({ params: { question_id: page.question_id }, body: {} }),
    elsewhere: 'refused',
  },
  'seek.feedback': {
    as: 'member',
    input: ({ page }) => ({ body: { question_id: page.question_id, rating: 'down', reason: 'outdated' } }),
    elsewhere: 'refused',
  },
};
