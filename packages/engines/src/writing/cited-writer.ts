import type { RankedPassage } from '@assay/domain';
import type { MeaningVectors } from '../citing/meaning.types.ts';
import { numberSources } from '../citing/sources.ts';
import { supportJudge } from '../citing/support-judge.ts';
import { type CitedRow, type WritingTask, writeCited } from '../citing/write.ts';
import { metered } from '../model/metered.ts';
import type { ModelPort } from '../model/model.types.ts';
import type { CitedWriter, CitedWriting } from './cited-writer.types.ts';

/** Lets a model write, and keeps what its passages carry. */
export function citedWriter(port: ModelPort, vectors?: MeaningVectors): CitedWriter {
  return {
    name: port.name,
    async write<Row>(task: WritingTask<Row>, passages: readonly RankedPassage[], writing: CitedWriting) {
      const { byId } = numberSources(passages);
      if (byId.size === 0) return [];
      const model = metered(port);
      const judge = supportJudge({ model, ...(vectors === undefined ? {} : { vectors }) });
      const carried: CitedRow<Row>[] = [];
      try {
        for await (const written of writeCited(task, byId, { model, judge, ...writing }))
          if (written.statement !== '' && written.support !== 'unsupported' && written.citations.length > 0)
            carried.push(written);
      } finally {
        const { inputTokens = 0, outputTokens = 0 } = model.spent;
        writing.onUsage?.(inputTokens + outputTokens);
      }
      writing.signal.throwIfAborted();
      return carried;
    },
  };
}
