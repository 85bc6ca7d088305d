import { type Citation, replyPart } from '@assay/domain';
import { evidenceOf, ideasUnder, type ReadContradiction, readContradiction, readIdeas } from '@assay/tool-triz/engine';
import { parameters, principles, recommend, separations, separationWays } from '@assay/tool-triz/tables';
import type { WrittenSentence } from '@assay/works';
import { originOf, passagesOf } from '../../../knowledge/evidence/write-from-evidence.ts';
import type { PrincipleEvidence, StepOutputs } from '../agents.types.ts';
import type { StepContext, StepRunner } from './step.types.ts';
import { endAnswer, hasModel, openReply, writeBlock, writeFromPassages, writeOrigin } from './writing.ts';

const evidencePerPrinciple = 2;
/** Principles of each way of separation that are tried. */
const perSeparation = 2;

/** Reads the message as a contradiction; a person confirms or changes the two parameters. */
export const mapContradiction: StepRunner = async ({ content, job, words, answer, step, reply, ports }) => {
  const read = await readContradiction(content, { locale: job.locale, vectors: ports.vectors });
  const chosen = { improve: read.improve[0]?.id, worsen: read.worsen[0]?.id };
  const isAsked = step.needsApproval && !reply.run.skips.includes(reply.run.step);
  const pair = answer?.choice ?? (chosen.improve && chosen.worsen ? (chosen as Required<typeof chosen>) : undefined);
  if (isAsked && !answer) return { question: questionOf(read, chosen, job.locale) };
  if (answer?.approve === false || !pair?.improve || !pair.worsen) {
    return { result: words('noContradiction'), isSkipped: true };
  }
  const contradiction = { improve: pair.improve, worsen: pair.worsen, isConfirmed: answer !== undefined };
  return {
    result: words('contradiction', {
      improve: nameOf(contradiction.improve, job.locale),
      worsen: nameOf(contradiction.worsen, job.locale),
    }),
    outputs: { contradiction },
  };
};

/** All 39 parameters, those that the words mean first. */
function questionOf(
  read: ReadContradiction,
  { improve, worsen }: { improve: number | undefined; worsen: number | undefined },
  locale: StepContext['job']['locale'],
) {
  const choices = (first: readonly { id: number }[]) => {
    const ids = first.map(({ id }) => id);
    const rest = parameters.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
    return [...ids, ...rest].map((id) => ({ id, name: nameOf(id, locale) }));
  };
  return {
    improve: choices(read.improve),
    worsen: choices(read.worsen),
    chosen: { ...(improve === undefined ? {} : { improve }), ...(worsen === undefined ? {} : { worsen }) },
  };
}

function nameOf(id: number, locale: StepContext['job']['locale']): string {
  return parameters[id - 1]?.name[locale] ?? '';
}

/** Takes the principles of the pair out of the matrix, or those of separation where it names none. */
export const readMatrix: StepRunner = async ({ outputs, words, job, ports }) => {
  if (!outputs.contradiction) return { isSkipped: true };
  const { improve, worsen } = outputs.contradiction;
  const found = recommend(improve, worsen);
  if (found.kind === 'principles') {
    return {
      result: words('principles', { numbers: found.principles.join(', ') }),
      outputs: { principles: [...found.principles], isDisputed: found.isDisputed },
    };
  }
  const { value } = await ports.settingsOf(job.tenant_id)(separations);
  const tried = separationWays.flatMap((way) => value[way].slice(0, perSeparation));
  return {
    result: found.kind === 'physical' ? words('physical') : words('emptyCell'),
    outputs: { principles: [...new Set(tried)] },
  };
};

/** Looks for sentences of the library that are ideas for what the message speaks of, and show one of the principles. */
export const findEvidence: StepRunner = async ({ outputs, words, ports, content, job, signal }) => {
  const wanted = outputs.principles ?? [];
  const question = { tenant: job.tenant_id, about: content, locale: job.locale, signal };
  const ideas = wanted.length === 0 ? [] : await readIdeas(content, await ports.sentences(question), ports.vectors);
  const evidence: PrincipleEvidence[] = wanted
    .map((principle) => ({
      principle,
      citations: ideasUnder(principle, ideas).slice(0, evidencePerPrinciple).map(evidenceOf),
    }))
    .filter(({ citations }) => citations.length > 0);
  const count = evidence.reduce((sum, { citations }) => sum + citations.length, 0);
  return { result: words('evidence', { count, principles: evidence.length }), outputs: { evidence } };
};

/** Writes one concept for each principle that has evidence; a principle without any is named, never dressed up (F4). */
export const writeConcepts: StepRunner = async (context) => {
  const { outputs, words, job, cites, ports } = context;
  const { contradiction, evidence = [] } = outputs;
  if (!contradiction) return writeWithoutContradiction(context);
  openReply(context);
  const shown = new Set(evidence.map(({ principle }) => principle));
  writeBlock(
    context,
    words('leading', {
      improve: nameOf(contradiction.improve, job.locale),
      worsen: nameOf(contradiction.worsen, job.locale),
    }),
  );
  const remark = remarkOn(context);
  if (remark !== undefined) writeBlock(context, remark);
  const concepts: NonNullable<StepOutputs['concepts']> = [];
  for (const { principle, citations } of evidence) {
    const rule = principles[principle - 1];
    if (!rule) continue;
    writeBlock(context, `## ${principle} ${rule.name[job.locale]}`);
    writeBlock(context, rule.hint[job.locale]);
    const written = hasModel(context) ? await writeConceptByModel(context, rule, citations) : [];
    if (written.length > 0) {
      concepts.push({ principle, sentences: [...written] });
      continue;
    }
    for (const citation of citations)
      await cites.sentence(replyPart, { text: citation.quote, support: 'supported', citations: [citation] }, true);
  }
  if (evidence.length === 0) writeBlock(context, words('noEvidence'));
  const without = (outputs.principles ?? []).filter((principle) => !shown.has(principle));
  if (without.length > 0) {
    const lines = without.map(
      (id) => `- **${id} ${principles[id - 1]?.name[job.locale]}**: ${principles[id - 1]?.hint[job.locale]}`,
    );
    writeBlock(context, words(evidence.length > 0 ? 'without' : 'toTry'));
    writeBlock(context, lines.join('\n'));
  }
  const written: StepOutputs = { concepts, origin: originOf(ports.engine) };
  const engine = hasModel(context) ? ports.engine.name : 'rules';
  writeOrigin(context, { engine, answered: evidence.length > 0 }, { ...outputs, ...written });
  return { result: resultOf(context, concepts.length), outputs: written };
};

/** What came of the step: concepts where a model wrote some, else what the library shows, else what is left to try. */
function resultOf({ words, outputs: { evidence = [], principles: wanted = [] } }: StepContext, concepts: number) {
  if (concepts > 0) return words('concepts', { count: concepts });
  if (evidence.length === 0) return words('toTryOnly', { count: wanted.length });
  const count = evidence.reduce((sum, { citations }) => sum + citations.length, 0);
  return words('evidence', { count, principles: evidence.length });
}

/** What has to be known about the cell: that copies differ in it, that it is empty, or that it is on the diagonal. */
function remarkOn({ outputs: { contradiction, isDisputed }, words }: StepContext): string | undefined {
  if (isDisputed) return words('disputed');
  if (!contradiction) return undefined;
  const { kind } = recommend(contradiction.improve, contradiction.worsen);
  if (kind === 'principles') return undefined;
  return kind === 'physical' ? words('physical') : words('emptyCell');
}

async function writeConceptByModel(
  context: StepContext,
  { name, hint }: (typeof principles)[number],
  citations: readonly Citation[],
): Promise<readonly WrittenSentence[]> {
  const { ports, job, words, content } = context;
  const passages = await passagesOf(ports.library, { tenant: job.tenant_id, locale: job.locale }, citations);
  const { sentences } = await writeFromPassages(context, {
    question: words('concept', { problem: content, principle: name[job.locale], hint: hint[job.locale] }),
    passages,
    searched: { documents: passages.length, passages: passages.length, languages: [], embedded: 0, strategy: 'triz' },
  });
  return sentences;
}

async function writeWithoutContradiction(context: StepContext) {
  const { words, content, thread } = context;
  const { passages, searched } = await context.retrieve();
  openReply(context);
  writeBlock(context, `${words('noContradiction')}.`.replace(/。\.$|([。.])\.$/u, '$1'));
  const { sentences, unanswered } = await writeFromPassages(context, { question: content, thread, passages, searched });
  if (unanswered !== undefined) writeBlock(context, unanswered);
  return endAnswer(context, sentences, searched);
}
