import type { Locale } from '@assay/domain';
import { type ActionCode, actions } from './actions.ts';
import { functionObjects, type ObjectCode } from './objects.ts';

/** What is done to what, such as `heat solid`: one of the functions that effects serve. */
export type FunctionCode = `${ActionCode} ${ObjectCode}`;

const objectNames = new Map(functionObjects.map(({ code, name }) => [code, name]));

/** The action and the object of a function. */
export function partsOfFunction(code: FunctionCode): readonly [action: ActionCode, object: ObjectCode] {
  const space = code.indexOf(' ');
  return [code.slice(0, space) as ActionCode, code.slice(space + 1) as ObjectCode];
}

/** The name of a function: `Heat solid`, 加热固体, 固体を加熱する. */
export function functionName(code: FunctionCode, locale: Locale): string {
  const [action, object] = partsOfFunction(code);
  const verb = actions[action][locale];
  const noun = objectNames.get(object)?.[locale] ?? '';
  if (locale === 'jp') return `${noun}を${verb}`;
  return locale === 'en' ? `${verb} ${noun}` : `${verb}${noun}`;
}
