import { createToaster } from '@assay/design-system';
import {
  isLeadEmpty,
  type LeadField,
  type LeadFormShape,
  type LeadValues,
  leadBody,
  leadProblems,
  newMessageId,
  shownLeadFields,
} from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useCallback, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { companyAutocompleteMessages } from '../company-autocomplete/index.ts';
import { captchaCode, isLoadCode, isTolerated, solveCaptcha } from './captcha.ts';
import { salesLeadMessages } from './messages.ts';
import type { SalesLeadFailure, SalesLeadProps } from './SalesLead.types.ts';
import { newLead, nextLead } from './sales-lead.machine.ts';
import { codeOf, isCodeRefused, type LeadSetup } from './sales-lead.source.ts';

type Preparation = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; setup: LeadSetup };

/** Joins the dialog's machine with its source, captcha and toasts. */
export function useSalesLead({
  source,
  packageType,
  sourceType,
  values: known,
  asksScore = false,
  display = 'dialog',
  isOpen = true,
  onBeforeSubmit,
  onSubmitted,
  onFailure,
  onEdit,
}: SalesLeadProps) {
  const t = useMessages(salesLeadMessages);
  // The words of its company field come with its own: nothing waits for them once the form stands.
  useMessages(companyAutocompleteMessages);
  const isShown = isOpen || display === 'inline';
  const [state, send] = useReducer(nextLead, known, newLead);
  const [preparation, setPreparation] = useState<Preparation>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [developmentCode, setDevelopmentCode] = useState<string>();
  const [toaster] = useState(createToaster);
  /** Stays the same until a submission is taken, so that a repeated one is stored once. */
  const submission = useRef(newMessageId());

  const tell = useEffectEvent((failure: SalesLeadFailure) => onFailure?.(failure));
  // Before the first frame: in an element the answer is often there already.
  useLayoutEffect(() => {
    // A dialog that nobody opens asks nobody anything.
    if (!isShown) return undefined;
    const left = new AbortController();
    source.setup(left.signal).then(
      (setup) => setPreparation({ status: 'ready', setup }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        setPreparation({ status: 'failed' });
        tell({ stage: 'setup', code: codeOf(error) });
      },
    );
    return () => left.abort();
    // Another attempt asks anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [source, attempt, isShown]);

  const ownNumber = preparation.status === 'ready' ? preparation.setup.ownNumber : undefined;
  const shape: LeadFormShape = { hasOwnNumber: ownNumber !== undefined, asksScore };

  const fail = (title: string, key: string) => toaster.show({ key, tone: 'critical', title });

  /** What the captcha gave; no proof after failures that are tolerated, null after any other. */
  async function prove(): Promise<{ proof: string | undefined } | null> {
    const tellCaptcha = (code: number) => {
      onFailure?.({ stage: 'code', code });
      if (isLoadCode(code)) fail(t('networkFailure'), 'captcha');
    };
    try {
      return { proof: await solveCaptcha(source.captcha, tellCaptcha) };
    } catch (error) {
      const code = captchaCode(error);
      if (isTolerated(code)) return { proof: undefined };
      tellCaptcha(code);
      return null;
    }
  }

  /** Sends a code to the number that is typed. @returns the field to go to. */
  async function sendCode(): Promise<LeadField | undefined> {
    send({ type: 'check', fields: ['mobile'] });
    if (leadProblems(state.values, shape).mobile !== undefined) return 'mobile';
    send({ type: 'codeAsked' });
    const proven = await prove();
    if (proven === null) {
      fail(t('updateTip.editForm.send_failed'), 'code');
      send({ type: 'codeFailed' });
      return undefined;
    }
    try {
      const { mobile: digits, country } = state.values;
      const sent = await source.sendCode({ digits, country }, proven.proof);
      setDevelopmentCode(sent.developmentCode);
      send({ type: 'codeSent', resendAt: Date.now() + sent.resendAfter * 1000 });
      toaster.show({ key: 'code', tone: 'positive', title: t('codeSent', { phone: sent.shownNumber }) });
      return 'code';
    } catch (error) {
      onFailure?.({ stage: 'code', code: codeOf(error) });
      fail(t('updateTip.editForm.send_failed'), 'code');
      send({ type: 'codeFailed' });
      return undefined;
    }
  }

  /** Submits what is typed. @returns the first field that must be put right. */
  async function submit(): Promise<LeadField | undefined> {
    const fields = shownLeadFields(shape, state.values);
    send({ type: 'check', fields });
    const problems = leadProblems(state.values, shape);
    const wrong = fields.find((field) => problems[field] !== undefined);
    if (wrong !== undefined) return wrong;
    if (onBeforeSubmit?.() === false) return undefined;
    send({ type: 'submitted' });
    try {
      const { mobile: digits, country, code } = state.values;
      await source.submit(
        leadBody(state.values, { type: packageType, sourceType, shape }),
        shape.hasOwnNumber ? undefined : { digits, country, code },
        submission.current,
      );
      submission.current = newMessageId();
      send({ type: 'taken' });
      onSubmitted?.();
      return undefined;
    } catch (error) {
      onFailure?.({ stage: 'submit', code: codeOf(error) });
      if (!isCodeRefused(error)) {
        send({ type: 'failed' });
        return undefined;
      }
      fail(t('clueValidate.9030119'), 'submit');
      send({ type: 'codeRefused' });
      return 'code';
    }
  }

  return {
    t,
    state,
    shape,
    preparation,
    ownNumber,
    developmentCode,
    toaster,
    isEmpty: isLeadEmpty(state.values),
    change: useCallback(
      (values: Partial<LeadValues>) => {
        send({ type: 'change', values });
        for (const field of Object.keys(values)) if (field !== 'country') onEdit?.(field as LeadField);
      },
      [onEdit],
    ),
    leave: (field: LeadField) => send({ type: 'leave', field }),
    sendCode,
    submit,
    prepareAgain: () => {
      setPreparation({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    marketing: {
      submitted() {
        send({ type: 'taken' });
        onSubmitted?.();
      },
      failed() {
        onFailure?.({ stage: 'marketing', code: 0 });
        fail(t('marketing.loadFailed'), 'marketing');
      },
    },
    back: () => send({ type: 'back' }),
    restart: () => send({ type: 'restart' }),
  };
}

export type SalesLeadForm = ReturnType<typeof useSalesLead>;
