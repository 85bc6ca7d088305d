import type { ErrorName } from '@assay/contract';
import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import type { RunBudget } from '@assay/works';
import { messages } from '../../../ground/http/messages.ts';
import cn from './messages/cn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import jp from './messages/jp.json' with { type: 'json' };
import tw from './messages/tw.json' with { type: 'json' };

const budgetWords = createWords({ en, cn, jp, tw });

/** Why a run failed: an error as calls tell it, or what it used up. */
export type RunFailure = ErrorName | `budget.${keyof RunBudget}`;

/** A run has used up what its procedure may use. */
export class BudgetUsedUp extends Error {
  override readonly name = 'BudgetUsedUp';
  readonly failure: Exclude<RunFailure, ErrorName>;
  constructor(used: keyof RunBudget) {
    super(used);
    this.failure = `budget.${used}`;
  }
}

const isOfBudget = (failure: RunFailure): failure is Exclude<RunFailure, ErrorName> => failure.startsWith('budget.');

/** Why a run failed, in words. */
export function failureIn(locale: Locale, failure: RunFailure): string {
  return isOfBudget(failure) ? budgetWords(locale)(failure) : messages[locale][failure];
}
