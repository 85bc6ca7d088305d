import {
  emptyLead,
  type LeadField,
  type LeadFormShape,
  type LeadProblem,
  type LeadValues,
  leadFields,
  leadProblems,
} from '@assay/domain';

/** What a field shows (section 4). */
export type FieldStatus = 'none' | 'validating' | 'error' | 'success';

export interface LeadState {
  step: 'form' | 'success' | 'failure';
  values: LeadValues;
  /** Fields whose check shows: left once, changed where that counts, or part of a submission. */
  checked: ReadonlySet<LeadField>;
  /** The service refused the code; gone when the code changes. */
  isCodeRefused: boolean;
  isSubmitting: boolean;
  code: 'none' | 'sending' | 'sent';
  /** When another code may be asked for, ms since the epoch. */
  resendAt: number | undefined;
}

export type LeadEvent =
  | { type: 'change'; values: Partial<LeadValues> }
  | { type: 'leave'; field: LeadField }
  | { type: 'check'; fields: readonly LeadField[] }
  | { type: 'codeAsked' }
  | { type: 'codeSent'; resendAt: number }
  | { type: 'codeFailed' }
  | { type: 'submitted' }
  | { type: 'taken' }
  | { type: 'codeRefused' }
  | { type: 'failed' }
  | { type: 'back' }
  | { type: 'restart' };

/** A form before anything is typed, with what the host already knows. */
export function newLead(known: Partial<LeadValues> = {}): LeadState {
  return {
    step: 'form',
    values: { ...emptyLead, ...known },
    checked: new Set(),
    isCodeRefused: false,
    isSubmitting: false,
    code: 'none',
    resendAt: undefined,
  };
}

/** The next state of the dialog. What was typed survives everything but a restart. */
export function nextLead(state: LeadState, event: LeadEvent): LeadState {
  switch (event.type) {
    case 'change': {
      const changed = (Object.keys(event.values) as (keyof LeadValues)[]).filter(
        (field): field is LeadField => field !== 'country' && leadFields[field].checkedOn === 'change',
      );
      return {
        ...state,
        values: { ...state.values, ...event.values },
        checked: new Set([...state.checked, ...changed]),
        isCodeRefused: state.isCodeRefused && !('code' in event.values),
      };
    }
    case 'leave':
      return { ...state, checked: new Set([...state.checked, event.field]) };
    case 'check':
      return { ...state, checked: new Set([...state.checked, ...event.fields]) };
    case 'codeAsked':
      return { ...state, code: 'sending' };
    case 'codeSent':
      return { ...state, code: 'sent', resendAt: event.resendAt };
    case 'codeFailed':
      return { ...state, code: 'none' };
    case 'submitted':
      return { ...state, isSubmitting: true };
    case 'taken':
      return { ...state, isSubmitting: false, step: 'success' };
    case 'codeRefused':
      return { ...state, isSubmitting: false, isCodeRefused: true };
    case 'failed':
      return { ...state, isSubmitting: false, step: 'failure' };
    case 'back':
      return { ...state, step: 'form' };
    case 'restart':
      return newLead();
  }
}

/** What is wrong with a field, as far as it shows. */
export function problemOf(
  { values, checked }: Pick<LeadState, 'values' | 'checked'>,
  shape: LeadFormShape,
  field: LeadField,
): LeadProblem | undefined {
  return checked.has(field) ? leadProblems(values, shape)[field] : undefined;
}

/** Status of a field. */
export function statusOf(state: LeadState, shape: LeadFormShape, field: LeadField): FieldStatus {
  if (field === 'code' && state.isSubmitting) return 'validating';
  if (field === 'mobile' && state.code === 'sending') return 'validating';
  if (field === 'code' && state.isCodeRefused) return 'error';
  if (!state.checked.has(field)) return 'none';
  return problemOf(state, shape, field) === undefined ? 'success' : 'error';
}
