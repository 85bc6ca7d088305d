import { qualityCalls } from '@assay/contract';
import { bind } from '../http/binding.ts';
import { CallError } from '../http/call-error.ts';
import type { ServiceArea } from '../service.types.ts';
import { readScoreboard } from './scoreboard.ts';

/** What the product tells about the quality of its own answers. A release that was not measured says so by 404. */
export function qualityArea(): ServiceArea {
  return {
    bindings: bind(qualityCalls, {
      'quality.scoreboard': async () => {
        try {
          return await readScoreboard();
        } catch (error) {
          if (isMissing(error)) throw new CallError('notFound');
          throw error;
        }
      },
    }),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
