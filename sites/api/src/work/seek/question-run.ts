import { type StreamFrame, type StreamState, snapshotOf } from '@assay/contract';
import type { RunKind } from '../runs/run-kind.ts';
import { createFirstWords } from './first-words.ts';
import { moduleBody, moduleContent, withoutModules } from './module-content.ts';
import { forgetIncognito, storeModules } from './seek.store.ts';
import type { AskedQuestion, ModuleRow } from './seek.types.ts';
import { seekWords } from './seek-words.ts';
import { type AnswerDependencies, writeAnswer } from './write-answer.ts';

/** Questions as runs: their modules are written group by group. */
export function createQuestionRun(dependencies: AnswerDependencies): RunKind<AskedQuestion> {
  const { store } = dependencies;
  const firstWords = createFirstWords();
  return {
    kind: 'seek',
    concurrency: 32,
    claimed: firstWords.expect,
    async load(id) {
      const [question, rows] = await Promise.all([store.question(id), store.modules([id])]);
      return question && { question, rows };
    },
    asker: ({ question }) => ({
      tenantId: question.tenant_id,
      userId: question.owner_id,
      isIncognito: question.is_incognito,
    }),
    opening: ({ rows }, held) => openingFrames(held, rows),
    work: (asked, running) => writeAnswer(dependencies, firstWords, asked, running),
    ending({ question, rows }, held, as) {
      const done = new Set(held.groups.filter(({ status }) => status === 'FINISH').map(({ group }) => group));
      const open = rows.filter(({ name, status }) => status !== 'FINISH' && !done.has(name));
      const mark = as === 'stopped' ? { stopped: true } : { failed: true };
      const frames = open.map(
        ({ name, version }): StreamFrame => ({ type: 'group', group: name, status: 'FINISH', version, ...mark }),
      );
      return {
        frames: [
          ...frames,
          as === 'stopped'
            ? { type: 'stopped' }
            : { type: 'failed', code: 500, message: seekWords(question.locale)('gaveUp') },
        ],
        store: (trx) =>
          storeModules(
            trx,
            open.map(({ name }) => ({
              questionId: question.id,
              name,
              hasFailed: as === 'failed',
              isStopped: as === 'stopped',
              content: moduleContent(held, name),
              body: moduleBody(held, name),
            })),
          ),
      };
    },
    isWorth: hasText,
    forget: forgetIncognito,
  };
}

/** What follows `open`: every module, and from the second attempt on what the finished ones have written. */
function openingFrames(held: StreamState, rows: readonly ModuleRow[]): StreamFrame[] {
  const frames = rows.map((row): Extract<StreamFrame, { type: 'group' }> => ({ type: 'group', ...moduleFrameOf(row) }));
  if (held.attempt === 0) return frames;
  const unfinished = rows.filter(({ status }) => status !== 'FINISH').map(({ name }) => name);
  const kept = withoutModules(held, unfinished);
  return [{ ...snapshotOf(kept), groups: frames.map(({ type: _, ...group }) => group) }];
}

function moduleFrameOf({ name, status, version, has_failed, is_stopped }: ModuleRow) {
  return {
    group: name,
    status: status === 'FINISH' ? status : ('INIT' as const),
    version,
    ...(has_failed ? { failed: true } : {}),
    ...(is_stopped ? { stopped: true } : {}),
  };
}

/** Whether a reader has been given anything to read. */
function hasText({ parts }: StreamState): boolean {
  return parts.some(({ kind, text = '' }) => kind === 'text' && text !== '');
}
