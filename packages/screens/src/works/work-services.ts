import type { Client } from '@assay/client';
import { createPassageSource, type PassageSource } from './cited/passage.source.ts';
import { createPictureSource, type PictureSource } from './figures/picture.source.ts';
import { createHistorySource, type HistorySource } from './history/history.source.ts';
import { createKeepingSource, type KeepingSource } from './keeping.source.ts';
import { createWorkSharing, type WorkSharing } from './sharing/share.source.ts';
import { createTalkSource, type TalkSource } from './talk/talk.source.ts';

/** What stands around one work. */
export interface WorkServices {
  id: string;
  talk: TalkSource;
  history: HistorySource;
  keeping: KeepingSource;
  sharing: WorkSharing;
  passages: PassageSource;
  pictures: PictureSource;
}

export function createWorkServices(client: Client, id: string): WorkServices {
  return {
    id,
    talk: createTalkSource(client, id),
    history: createHistorySource(client, id),
    keeping: createKeepingSource(client, id),
    sharing: createWorkSharing(client, id),
    passages: createPassageSource(client),
    pictures: createPictureSource(client, id),
  };
}
