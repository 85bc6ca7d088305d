import type { Failure } from './run.types.ts';

/** What went wrong, fit to show: of a call, or of whatever source stands in for one. */
export function failureOf(error: unknown): Failure {
  return {
    status: numberIn(error, 'status'),
    code: numberIn(error, 'code'),
    message: error instanceof Error ? error.message : String(error),
  };
}

function numberIn(error: unknown, name: 'status' | 'code'): number {
  const found: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof found === 'number' ? found : 0;
}
