import * as qualityCalls from '@assay/contract/calls/quality';
import type { ServiceArea } from '../../ground/application/service.types.ts';
import { seeingEverything } from '../../ground/database/tenant-sight.ts';
import { bind } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import type { MemberScope } from '../../ground/scope/tenant-scope.ts';
import type { AnswerFeedback } from '../../work/seek/answer-feedback.ts';
import { readAnswerQuality } from './answer-quality.ts';
import { readScoreboard } from './scoreboard.ts';

export interface QualityPorts {
  feedback: Pick<AnswerFeedback, 'counts' | 'list'>;
  runsInstallation: (scope: MemberScope) => Promise<boolean>;
}

/**
 * What the product tells about the quality of its own answers, and what people said of them. A release that was not
 * measured says so by 404.
 */
export function qualityArea({ feedback, runsInstallation }: QualityPorts): ServiceArea {
  return {
    bindings: bind(qualityCalls, {
      'quality.scoreboard': () => published(readScoreboard),
      'quality.answers': () => published(readAnswerQuality),
      'quality.feedback': async ({ query, scope }) => {
        const [counts, rows, isOperator] = await Promise.all([
          feedback.counts(scope.tenantId),
          feedback.list(scope.tenantId, query),
          runsInstallation(scope),
        ]);
        return {
          counts,
          installation: isOperator ? await seeingEverything(() => feedback.counts(null)) : null,
          total: counts.helpful + counts.not_helpful,
          feedback: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        };
      },
    }),
  };
}

/** @throws CallError 404 where the release has no such figures. */
async function published<Figures>(read: () => Promise<Figures>): Promise<Figures> {
  try {
    return await read();
  } catch (error) {
    if (isMissing(error)) throw new CallError('notFound');
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
