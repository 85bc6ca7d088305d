import type { SeekModuleType } from '@assay/domain';
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { failureOf } from '../run/failure.ts';
import type { Failure } from '../run/run.types.ts';
import { useFollowing } from '../run/useFollowing.ts';
import type { SeekFilters, SeekQuestion } from './module-contents.ts';
import { initialPanel, type PanelState, panelReducer } from './seek-panel.machine.ts';
import type { SeekSource } from './seek-panel.source.ts';

export interface SeekPanelActions {
  /** Asks within the page. Resolves false, with `problem` set, when it was not taken. */
  ask(input: string, filters: SeekFilters): Promise<boolean>;
  rewrite(question: SeekQuestion, deepInput: string): Promise<boolean>;
  stop(questionId: string): void;
  regenerate(questionId: string, modules: readonly SeekModuleType[]): void;
  reconnect(): void;
  reload(): void;
  openEvidence(questionId: string, key: string): void;
  closeEvidence(): void;
  filterUnsupported(only: boolean): void;
  dismissProblem(): void;
}

export interface Problem extends Failure {
  of: 'ask' | 'act';
}

export interface SeekPanelModel {
  state: PanelState;
  /** What was just tried and did not work: a question, or something done about an answer. */
  problem: Problem | undefined;
  actions: SeekPanelActions;
}

/** Joins the panel's machine with its source: loads the page, follows every question's stream, and acts. */
export function useSeekPanel(seekId: string, source: SeekSource): SeekPanelModel {
  const [state, dispatch] = useReducer(panelReducer, initialPanel);
  const [problem, setProblem] = useState<Problem>();
  /** Counts the regenerations of each question: a new attempt is followed anew. */
  const [attempts, setAttempts] = useState<Readonly<Record<string, number>>>({});
  const following = useFollowing(source, dispatch);

  const loading = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    loading.current?.abort();
    const { signal } = (loading.current = new AbortController());
    try {
      const page = await source.page(seekId, signal);
      if (!signal.aborted) dispatch({ type: 'page loaded', page });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'page failed', failure: failureOf(error) });
    }
  }, [seekId, source]);

  useEffect(() => {
    void load();
    return () => loading.current?.abort();
  }, [load]);

  const questions = state.questions;
  useEffect(() => {
    for (const { question } of questions) {
      const { question_id: run } = question;
      following.open(`${run}#${attempts[run] ?? 0}`, run, (of, handlers) => of.follow(question, handlers));
    }
  }, [questions, attempts, following]);

  const attempt = useCallback(async (of: Problem['of'], work: () => Promise<void>): Promise<boolean> => {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem({ ...failureOf(error), of });
      return false;
    }
  }, []);

  const held = useRef(state);
  useLayoutEffect(() => {
    held.current = state;
  }, [state]);

  const actions = useMemo(
    (): SeekPanelActions => ({
      ask: (input, filters) =>
        attempt('ask', async () => {
          dispatch({ type: 'question asked', question: await source.ask(seekId, input, filters) });
        }),
      rewrite: (question, deepInput) =>
        attempt('ask', async () => {
          dispatch({ type: 'question asked', question: await source.rewrite(question, deepInput) });
        }),
      stop(questionId) {
        const question = held.current.questions.find((each) => each.question.question_id === questionId);
        if (!question) return;
        dispatch({ type: 'stop asked', run: questionId });
        void (async () => {
          const isStopped = await attempt('act', () => source.stop(questionId, question.stream.attempt));
          if (!isStopped) dispatch({ type: 'stop failed', run: questionId });
        })();
      },
      regenerate(questionId, modules) {
        void attempt('act', async () => {
          await source.regenerate(questionId, modules);
          dispatch({ type: 'regeneration started', questionId, modules });
          setAttempts((counts) => ({ ...counts, [questionId]: (counts[questionId] ?? 0) + 1 }));
        });
      },
      reconnect: following.reconnect,
      reload: () => void load(),
      openEvidence: (questionId, key) => dispatch({ type: 'evidence opened', place: { questionId, key } }),
      closeEvidence: () => dispatch({ type: 'evidence closed' }),
      filterUnsupported: (only) => dispatch({ type: 'unsupported filtered', only }),
      dismissProblem: () => setProblem(undefined),
    }),
    [attempt, load, source, seekId, following],
  );

  return { state, problem, actions };
}
