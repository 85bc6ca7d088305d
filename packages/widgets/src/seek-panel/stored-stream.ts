import { emptyStream, type StreamCitation, type StreamSource, type StreamState } from '@assay/contract';
import type { SeekModuleType } from '@assay/domain';
import { type CitedSentence, readContent, type SeekQuestion } from './module-contents.ts';

/**
 * The stream state of a question whose log is gone, rebuilt from its stored module contents: the same sentences with
 * the same citations, paragraphs aside.
 */
export function storedStream(question: SeekQuestion): StreamState {
  const contentOf = <M extends SeekModuleType>(name: M) =>
    readContent(name, question.modules.find((module) => module.module_name === name)?.content);
  const sources: StreamSource[] = (contentOf('REFERENCE').references ?? []).map((reference) => ({
    id: reference.source,
    number: reference.number,
    document: reference.document,
    version: reference.version,
    title: reference.title,
    sourceType: reference.type,
    language: reference.language,
    ...(reference.year === undefined ? {} : { year: reference.year }),
    ...(reference.owner === undefined ? {} : { owner: reference.owner }),
    ...(reference.url === undefined ? {} : { url: reference.url }),
  }));
  const sourceOf = ({ document, version }: { document: string; version: number }) =>
    sources.find((source) => source.document === document && source.version === version)?.id ?? '';

  const cites: StreamCitation[] = [];
  const textOf = (part: string, sentences: readonly CitedSentence[]) => {
    let text = '';
    for (const sentence of sentences) {
      const from = text === '' ? 0 : text.length + 1;
      text = text === '' ? sentence.text : `${text} ${sentence.text}`;
      const evidence = sentence.citations.map((citation) => ({ ...citation, source: sourceOf(citation) }));
      cites.push({ part, from, to: text.length, support: sentence.support, evidence });
    }
    return text;
  };
  const parts = (['SUMMARY', 'DEFAULT'] as const).flatMap((module) => {
    const { sentences = [] } = contentOf(module);
    const part = `stored-${module}`;
    return sentences.length === 0
      ? []
      : [{ part, kind: 'text' as const, group: module, text: textOf(part, sentences) }];
  });
  return {
    ...emptyStream,
    stream: question.stream,
    status: 'FINISH',
    stopped: question.modules.some((module) => module.stopped),
    parts,
    sources,
    cites,
    groups: question.modules.map((module) => ({
      group: module.module_name,
      status: 'FINISH',
      version: module.version,
      started: true,
      ...(module.failed ? { failed: true } : {}),
      ...(module.stopped ? { stopped: true } : {}),
    })),
  };
}
