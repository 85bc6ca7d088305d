import { useEffect, useReducer, useRef } from 'react';
import type { LibrarySource } from './library.source.ts';
import { batchesOf, isToSend, moveUploads, noUploads, type UploadItem } from './upload.machine.ts';

/** A file as it was chosen or dropped. */
export interface ChosenFile {
  file: File;
  isFolder?: boolean;
}

export interface Uploads {
  items: readonly UploadItem[];
  isBusy: boolean;
  add: (files: readonly ChosenFile[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** Sends what waits or has failed, one upload after the other. */
  start: () => void;
  stop: () => void;
}

export interface UploadOutcome {
  /** Files that the service has taken in. */
  taken: number;
  failed: number;
}

/** The chosen files and their way to the service. Leaving the screen stops what is being sent. */
export function useUploads(source: LibrarySource, onEnd: (outcome: UploadOutcome) => void): Uploads {
  const [{ items }, dispatch] = useReducer(moveUploads, noUploads);
  const files = useRef(new Map<number, File>());
  const lastId = useRef(0);
  const sending = useRef<AbortController>(undefined);
  const isBusy = items.some(({ state }) => state === 'uploading');
  useEffect(() => () => sending.current?.abort(), []);

  async function send(waiting: readonly UploadItem[]) {
    const controller = new AbortController();
    sending.current = controller;
    const outcome: UploadOutcome = { taken: 0, failed: 0 };
    for (const batch of batchesOf(waiting)) {
      const ids = batch.map(({ id }) => id);
      dispatch({ type: 'begin', ids });
      try {
        await source.upload(
          ids.flatMap((id) => files.current.get(id) ?? []),
          {
            signal: controller.signal,
            onProgress: (share) => dispatch({ type: 'progress', ids, share }),
          },
        );
        dispatch({ type: 'done', ids });
        for (const id of ids) files.current.delete(id);
        outcome.taken += ids.length;
      } catch (error) {
        if (controller.signal.aborted) {
          dispatch({ type: 'stop', ids });
          break;
        }
        outcome.failed += ids.length;
        dispatch({ type: 'fail', ids, message: error instanceof Error ? error.message : String(error) });
      }
    }
    sending.current = undefined;
    if (outcome.taken + outcome.failed > 0) onEnd(outcome);
  }

  return {
    items,
    isBusy,
    add(chosen) {
      const added = chosen.map(({ file, isFolder = false }) => {
        const id = ++lastId.current;
        files.current.set(id, file);
        return { id, name: file.name, size: file.size, modified: file.lastModified, isFolder };
      });
      dispatch({ type: 'add', files: added });
    },
    remove(id) {
      files.current.delete(id);
      dispatch({ type: 'remove', id });
    },
    clear: () => dispatch({ type: 'clear' }),
    start() {
      if (sending.current === undefined) void send(items.filter(isToSend));
    },
    stop: () => sending.current?.abort(),
  };
}
