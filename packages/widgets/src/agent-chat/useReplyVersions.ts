import { useState } from 'react';
import type { HeldReply, ReplyVersion } from './agent-chat.types.ts';

export interface ReplyVersions {
  /** A former version; undefined while the current one is shown. */
  shown: HeldReply | undefined;
  /** Version that is shown, from 1. */
  current: number;
  isLoading: boolean;
  previous(): void;
  next(): void;
}

/** Walks through the versions of a reply; they are fetched with the first step back. */
export function useReplyVersions(
  load: ((reply: string) => Promise<readonly ReplyVersion[]>) | undefined,
  reply: string,
  version: number,
): ReplyVersions {
  const [held, setHeld] = useState<readonly ReplyVersion[]>([]);
  const [chosen, setChosen] = useState<{ of: number; version: number }>();
  const [isLoading, setLoading] = useState(false);
  // A new version of the reply comes to the front.
  const current = chosen?.of === version ? chosen.version : version;
  async function show(wanted: number) {
    if (wanted < 1 || wanted > version) return;
    if (!held.some((each) => each.version === wanted) && wanted !== version) {
      setLoading(true);
      const all = await load?.(reply).catch(() => undefined);
      setLoading(false);
      if (!all) return;
      setHeld(all);
    }
    setChosen({ of: version, version: wanted });
  }
  return {
    shown: current === version ? undefined : held.find((each) => each.version === current)?.reply,
    current,
    isLoading,
    previous: () => void show(current - 1),
    next: () => void show(current + 1),
  };
}
