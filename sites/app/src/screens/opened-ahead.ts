import type { Client } from '@assay/client';
import { createWorkSource, type OpenedWork } from '@assay/screens/works/source';

/** Milliseconds for which it is held for a page that may not come. */
const held = 20_000;
const ahead = new Map<string, Promise<OpenedWork>>();

const open = (client: Client, id: string) => createWorkSource(client, id, '').open();

/** Opens a work while the code of its page is on its way. */
export function openAhead(client: Client, id: string): void {
  const opened = open(client, id);
  ahead.set(id, opened);
  // Whoever asks for it hears of what went wrong.
  opened.catch(() => undefined);
  setTimeout(() => ahead.get(id) === opened && ahead.delete(id), held);
}

/** The work that was opened ahead, for whoever asks first; else it is opened now. */
export function openedAhead(client: Client, id: string): Promise<OpenedWork> {
  const opened = ahead.get(id);
  ahead.delete(id);
  return opened ?? open(client, id);
}
