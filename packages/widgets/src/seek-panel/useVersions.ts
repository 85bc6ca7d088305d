import type { SeekModuleType } from '@assay/domain';
import { useEffect, useState } from 'react';
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

/** Walks through the versions of a module; a new one brings the newest back into view. */
export function useVersions(source: SeekSource, questionId: string, module: SeekModuleType, newest: number): Versions {
  const [held, setHeld] = useState<readonly ModuleVersion[]>([]);
  const [current, setCurrent] = useState(newest);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    setCurrent(newest);
    setHeld([]);
  }, [newest]);

  async function show(version: number) {
    let versions = held;
    if (version !== newest && !versions.some((each) => each.version === version)) {
      setLoading(true);
      versions = await source.versions(questionId, module).catch(() => []);
      setLoading(false);
      setHeld(versions);
    }
    if (version === newest || versions.some((each) => each.version === version)) setCurrent(version);
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
