import { useMessages } from '@assay/i18n';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMessages } from './messages.ts';
import {
  type GivenProof,
  noProof,
  type OwnProofSource,
  StaleSignInError,
  WrongPasswordError,
} from './own-proof.source.ts';
import { codeProblem } from './sign-in.rules.ts';

const queryKey = ['account', 'proof'];

export interface OwnProof {
  asked: UseQueryResult<Awaited<ReturnType<OwnProofSource['proof']>>>;
  given: GivenProof;
  /** What is wrong with what was given. */
  problem: string | undefined;
  onChange(given: GivenProof): void;
  /** Whether enough was given to try; says what is missing where not. */
  check(): boolean;
  /** Takes a failure that is about the proof; false for any other. */
  took(error: unknown): boolean;
  /** What was given is spent, and what is asked for may have changed. */
  renew(): Promise<void>;
}

/** What a change of the account's proofs asks for, and what was typed of it. */
export function useOwnProof(source: OwnProofSource): OwnProof {
  const t = useMessages(accountMessages);
  const queries = useQueryClient();
  // A sign-in grows stale while the page is open: asked anew with each visit.
  const asked = useQuery({ queryKey, queryFn: ({ signal }) => source.proof(signal), staleTime: 0 });
  const [given, setGiven] = useState(noProof);
  const [problem, setProblem] = useState<string>();
  const needs = asked.data?.needs;
  const refetch = () => queries.invalidateQueries({ queryKey });
  return {
    asked,
    given,
    problem,
    onChange(next) {
      setGiven(next);
      setProblem(undefined);
    },
    check() {
      const missing =
        needs === 'password' && given.password === ''
          ? t('error.password')
          : needs === 'code' && codeProblem(given.code)
            ? t('error.code')
            : undefined;
      setProblem(missing);
      return missing === undefined && needs !== undefined && needs !== 'sign_in';
    },
    took(error) {
      if (error instanceof WrongPasswordError) setProblem(t('security.wrong'));
      // The sign-in may have grown stale since it was asked.
      else void refetch();
      return error instanceof WrongPasswordError || error instanceof StaleSignInError;
    },
    async renew() {
      setGiven(noProof);
      setProblem(undefined);
      await refetch();
    },
  };
}
