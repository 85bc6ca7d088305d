import { newMessageId } from '@assay/domain';
import { useDraft } from '@assay/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HomeProps } from './Home.types.ts';
import type { GivenQuestion, QuestionScope } from './question-query.ts';

export interface Asking {
  text: string;
  setText(text: string): void;
  scope: QuestionScope;
  setScope(scope: QuestionScope): void;
  isBusy: boolean;
  failure: string | undefined;
  /** A question was asked by somebody whose role does not ask. */
  isRefused: boolean;
  ask(input?: string): void;
}

/**
 * The question box: its text outlives a reload, and a question asked before the session is known or by a guest waits
 * and is asked once there is a member to ask it.
 */
export function useAsk({ source, visitor, isIncognito, given, onSignInNeeded, onWriting, onAsked }: HomeProps): Asking {
  const [text, setText] = useDraft('home');
  const [scope, setScope] = useState<QuestionScope>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState<string>();
  /** One id for one text: pressing twice, or again after a lost reply, stores one question. */
  const sent = useRef<{ text: string; id: string }>(undefined);

  const put = useEffectEvent((question: GivenQuestion) => {
    setText(question.text);
    setScope(question.scope);
  });
  useEffect(() => {
    // The address is the event; no handler hears of it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (given) put(given);
  }, [given]);

  const hasWords = text.trim() !== '';
  const told = useEffectEvent(() => onWriting?.());
  useEffect(() => {
    if (hasWords) told();
  }, [hasWords]);

  async function send(input: string) {
    if (sent.current?.text !== input) sent.current = { text: input, id: newMessageId() };
    setBusy(true);
    setFailure(undefined);
    try {
      const seekId = await source.ask(input, scope, isIncognito, sent.current.id);
      sent.current = undefined;
      await onAsked(seekId);
      setText('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  function ask(input = text) {
    const question = input.trim();
    if (question === '' || isBusy) return;
    if (input !== text) setText(question);
    if (visitor === 'member') void send(question);
    else if (visitor === 'viewer') setRefused(true);
    else {
      setWaiting(question);
      if (visitor === 'guest') onSignInNeeded();
    }
  }

  // A question asked early is sent as soon as the session is known; a guest is asked to sign in instead.
  const settle = useEffectEvent((question: string) => {
    if (visitor === 'guest') {
      onSignInNeeded();
      return;
    }
    setWaiting(undefined);
    if (visitor === 'member') void send(question);
    else setRefused(true);
  });
  useEffect(() => {
    // The session's arrival is the event; no handler hears of it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (waiting !== undefined && visitor !== 'unknown') settle(waiting);
  }, [visitor, waiting]);

  return {
    text,
    setText,
    scope,
    setScope,
    isBusy: isBusy || (waiting !== undefined && visitor === 'unknown'),
    failure,
    isRefused: isRefused && visitor === 'viewer',
    ask,
  };
}
