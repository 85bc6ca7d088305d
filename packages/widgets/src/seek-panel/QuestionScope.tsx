import { type ReactNode, useMemo, useState } from 'react';
import { type EvidenceContext, EvidenceProvider } from '../evidence/EvidenceContext.ts';
import type { SeekPage } from './module-contents.ts';
import { type QuestionContext, QuestionProvider } from './panel-context.tsx';
import { moduleOf, passagesOf, type QuestionState, questionStatusOf } from './seek-panel.machine.ts';
import type { SeekPanelActions } from './useSeekPanel.ts';

export interface QuestionScopeProps {
  held: QuestionState;
  canAct: boolean;
  page: SeekPage;
  actions: SeekPanelActions;
  askHere(input: string): Promise<boolean>;
  activeKey: { questionId: string; key: string } | undefined;
  onlyUnsupported: boolean;
  children: ReactNode;
}

/** Gives one question, and what can be done with it, to everything that shows it. */
export function QuestionScope({
  held,
  canAct,
  page,
  actions,
  askHere,
  activeKey,
  onlyUnsupported,
  children,
}: QuestionScopeProps) {
  const id = held.question.question_id;
  const key = activeKey?.questionId === id ? activeKey.key : undefined;
  const context = useMemo(
    (): QuestionContext => ({
      held,
      summary: moduleOf(held, 'SUMMARY'),
      isOver: questionStatusOf(held) === 'done',
      passages: () => passagesOf(held),
      activeKey: key,
      isReadOnly: !canAct,
      page,
      onlyUnsupported,
      filterUnsupported: actions.filterUnsupported,
      openEvidence: (passage) => actions.openEvidence(id, passage),
      askNext: (input) => void askHere(input),
      retry: (module) => actions.regenerate(id, [module]),
    }),
    [held, key, canAct, page, onlyUnsupported, actions, id, askHere],
  );
  const { sources } = held.stream;
  const [pointed, point] = useState<string>();
  const evidence = useMemo(
    (): EvidenceContext => ({
      sources,
      activeKey: key,
      open: (passage) => actions.openEvidence(id, passage),
      pointed,
      point,
    }),
    [sources, key, actions, id, pointed],
  );
  return (
    <QuestionProvider value={context}>
      <EvidenceProvider value={evidence}>{children}</EvidenceProvider>
    </QuestionProvider>
  );
}
