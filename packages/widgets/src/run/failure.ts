import { CallError } from '@assay/client';
import type { Failure } from './run.types.ts';

/** What went wrong, fit to show. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError
    ? { status: error.status, code: error.code, message: error.message }
    : { status: 0, code: 0, message: error instanceof Error ? error.message : String(error) };
}
