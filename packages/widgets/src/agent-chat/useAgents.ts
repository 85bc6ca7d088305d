import { useEffect, useState } from 'react';
import type { AgentSource } from './agent-chat.source.ts';
import type { Agent } from './agent-chat.types.ts';

/** The agents as the service describes them; none while they load, or where they cannot be had. */
export function useAgents(source: Pick<AgentSource, 'agents'>, given: readonly Agent[] | undefined): readonly Agent[] {
  const [held, setHeld] = useState<readonly Agent[]>([]);
  useEffect(() => {
    if (given) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const agents = await source.agents(controller.signal).catch(() => []);
      if (!controller.signal.aborted) setHeld(agents);
    };
    void load();
    return () => controller.abort();
  }, [source, given]);
  return given ?? held;
}
