import type { SeekModuleType } from '@assay/domain';
import { useState } from 'react';
import type { ModuleVersion, SeekSource } from './seek-panel.source.ts';

export interface Versions {
  /** Number of the version on show. */
  current: number;
  /** The former version on show; undefined while it is the newest. */
  shown: ModuleVersion | undefined;
  isLoading: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  previous(): void;
  next(): void;
}

/** Where a walk stands, and of which newest version: once there is a newer one it begins again. */
interface Walk {
  newest: number;
  current: number;
  held: readonly ModuleVersion[];
}

/** Walks through the versions of a module; a new one brings the newest back into view. */
export function useVersions(
  source: Pick<SeekSource, 'versions'>,
  questionId: string,
  module: SeekModuleType,
  newest: number,
): Versions {
  const [walk, setWalk] = useState<Walk>({ newest, current: newest, held: [] });
  const [isLoading, setLoading] = useState(false);
  const { current, held } = walk.newest === newest ? walk : { current: newest, held: [] };

  async function show(version: number) {
    let versions = held;
    if (version !== newest && !versions.some((each) => each.version === version)) {
      setLoading(true);
      versions = (await source.versions?.(questionId, module).catch(() => [])) ?? [];
      setLoading(false);
    }
    const isThere = version === newest || versions.some((each) => each.version === version);
    setWalk({ newest, current: isThere ? version : current, held: versions });
  }

  return {
    current,
    shown: current === newest ? undefined : held.find((each) => each.version === current),
    isLoading,
    hasPrevious: current > 1,
    hasNext: current < newest,
    previous: () => void show(current - 1),
    next: () => void show(current + 1),
  };
}
