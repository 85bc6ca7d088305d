import type { DroppedFile } from '@assay/design-system';
import { agentFileLimits, type UploadError, uploadErrorOf } from '@assay/domain';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../run/failure.ts';
import type { AgentSource } from './agent-chat.source.ts';
import type { UploadedFile } from './agent-chat.types.ts';

interface Held extends DroppedFile {
  file: File;
  uploaded?: UploadedFile;
  /** Did not arrive, and may the next time: the message waits for it. */
  isLost?: boolean;
}

export interface Attachments {
  files: readonly DroppedFile[];
  /** What the service has taken. */
  uploaded: readonly UploadedFile[];
  isBusy: boolean;
  /** A file did not arrive that the service might take. */
  hasLost: boolean;
  add(files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
  clear(): void;
}

/** Files on their way to an agent: each waits, uploads, and ends well or with a reason. */
export function useAttachments(
  source: Pick<AgentSource, 'upload'>,
  job: string | undefined,
  wordsOf: (error: UploadError) => string,
): Attachments {
  const [held, setHeld] = useState<readonly Held[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);
  useEffect(
    () => () => {
      for (const controller of running.current.values()) controller.abort();
    },
    [],
  );

  const change = (id: string, part: Partial<Held>) =>
    setHeld((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function send(id: string, file: File) {
    const controller = new AbortController();
    running.current.set(id, controller);
    change(id, { state: 'uploading', progress: 0, isLost: false });
    try {
      const [uploaded] =
        (await source.upload?.([file], job, {
          signal: controller.signal,
          onProgress: (progress) => change(id, { progress }),
        })) ?? [];
      if (uploaded?.status === 'success') change(id, { state: 'success', uploaded });
      else change(id, { state: 'error', error: wordsOf(uploaded?.error ?? 'type-error') });
    } catch (error) {
      if (!controller.signal.aborted) change(id, { state: 'error', error: failureOf(error).message, isLost: true });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    files: held,
    uploaded: held.flatMap(({ uploaded }) => uploaded ?? []),
    isBusy: held.some(({ state }) => state === 'waiting' || state === 'uploading'),
    hasLost: held.some(({ isLost }) => isLost),
    add(files) {
      let taken = held.filter(({ state }) => state !== 'error').length;
      for (const file of files) {
        const id = String(++lastId.current);
        const refused = uploadErrorOf(file, taken);
        if (!refused) taken += 1;
        const entry: Held = { id, file, name: file.name, size: file.size, state: 'waiting' };
        setHeld((all) => [...all, refused ? { ...entry, state: 'error', error: wordsOf(refused) } : entry]);
        if (!refused) void send(id, file);
      }
    },
    remove(id) {
      running.current.get(id)?.abort();
      setHeld((all) => all.filter((each) => each.id !== id));
    },
    retry(id) {
      const entry = held.find((each) => each.id === id);
      if (entry && uploadErrorOf(entry.file, 0) === undefined) void send(id, entry.file);
    },
    clear: () => setHeld([]),
  };
}

/** Limits in the words of the drop. */
export const dropLimits = {
  accept: ['.pdf', '.docx', '.txt'],
  maxSize: agentFileLimits.bytes,
  maxCount: agentFileLimits.files,
};
