import type { AnswerFormat } from '@assay/domain';
import { useMemo } from 'react';
import { recordedFrames, recordedQuestion } from '../fixtures/recorded.ts';
import type { SeekQuestion } from '../module-contents.ts';
import { SeekPanel } from '../SeekPanel.tsx';
import { createRecordedSource, Words } from '../testing.tsx';
import { AnswerActions } from './AnswerActions.tsx';
import type { AnswerActionsSource } from './answer-actions.source.ts';
import { CopyPassage } from './CopyPassage.tsx';

/** Actions in memory, which write down what was asked of them. */
export interface RecordedActions extends AnswerActionsSource {
  readonly asked: string[];
}

export function createRecordedActions(change: Partial<AnswerActionsSource> = {}): RecordedActions {
  const asked: string[] = [];
  return {
    asked,
    async copy(_, passage) {
      asked.push(passage ? `copy ${passage.document} ${passage.start}` : 'copy');
      return {
        text: '1. Bare particles conduct poorly. [1]',
        html: '<ol><li>Bare particles conduct poorly. [1]</li></ol>',
      };
    },
    async export(_, format: AnswerFormat) {
      asked.push(`export ${format}`);
      return new Blob(['file']);
    },
    async save(_, saved) {
      asked.push(saved ? 'save' : 'release');
    },
    async rate(_, given) {
      asked.push(given ? ['rate', given.rating, given.reason, given.content].filter(Boolean).join(' ') : 'take back');
    },
    ...change,
  };
}

export interface AnsweredProps {
  actions: AnswerActionsSource;
  canMark?: boolean;
  /** Newest version of the answer. */
  version?: number;
  mark?: SeekQuestion['mark'];
  /** Whether the reader asked the question. @default true */
  isOwn?: boolean;
  /** Whether it was asked incognito. @default false */
  isIncognito?: boolean;
  /** Whether the answer states values. @default true */
  hasValues?: boolean;
}

const former = [
  'Bare particles conduct poorly: the electronic conductivity of LiFePO4 lies near 1e-9 S/cm at room temperature.',
  'A sentence that was there before.',
];

/** A recorded answer with its actions. */
export function Answered({
  actions,
  canMark = true,
  version = 1,
  mark,
  isOwn = true,
  isIncognito = false,
  hasValues = true,
}: AnsweredProps) {
  const source = useMemo(() => {
    const frames = recordedFrames()
      .filter((frame) => hasValues || !('part' in frame && frame.part === 'SUMMARY.values'))
      .map((frame) => (frame.type === 'group' && frame.group === 'SUMMARY' ? { ...frame, version } : frame));
    const question = { ...recordedQuestion(), ...(mark ? { mark } : {}) };
    return {
      ...createRecordedSource({ frames, page: { questions: [question], editable: isOwn, incognito: isIncognito } }),
      versions: async () => [
        { version: 1, at: '2026-11-20T10:00:00.000Z', content: null, text: former.join(' ') },
        { version: 2, at: '2026-11-21T10:00:00.000Z', content: null, text: `${former[0]} A sentence that is new.` },
      ],
    };
  }, [version, mark, isOwn, isIncognito, hasValues]);
  return (
    <Words>
      <SeekPanel
        seekId="p1"
        source={source}
        isReadOnly={!canMark}
        answerActions={<AnswerActions source={actions} versions={source.versions} canMark={canMark} />}
        passageActions={(questionId, passage) => (
          <CopyPassage source={actions} questionId={questionId} passage={passage} />
        )}
      />
    </Words>
  );
}
