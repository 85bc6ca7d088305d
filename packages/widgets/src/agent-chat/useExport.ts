import { saveFile } from '@assay/design-system';
import { useState } from 'react';
import type { AgentSource } from './agent-chat.source.ts';
import type { ExportFormat } from './agent-chat.types.ts';

export interface Export {
  status: 'idle' | 'busy' | 'failed';
  /** Saves the branch that ends with the message `leaf`, under the title of its job. Absent for who takes no files. */
  save?: (leaf: string, title: string, format: ExportFormat) => Promise<void>;
  dismiss(): void;
}

/** A branch of a job as a file. */
export function useExport(source: Pick<AgentSource, 'export'>, jobId: string): Export {
  const [status, setStatus] = useState<Export['status']>('idle');
  const { export: read } = source;
  return {
    status,
    ...(read && {
      async save(leaf, title, format) {
        setStatus('busy');
        try {
          saveFile(await read(jobId, leaf, format), `${title.slice(0, 80)}.${format}`);
          setStatus('idle');
        } catch {
          setStatus('failed');
        }
      },
    }),
    dismiss: () => setStatus('idle'),
  };
}
