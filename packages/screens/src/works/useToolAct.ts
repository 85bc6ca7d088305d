import { isRunOver } from '@assay/domain';
import { useState } from 'react';
import { useWorkSession } from './WorkContext.ts';

/** Has the tool of the open work do something to it. It is busy as well while somebody else has the same done. */
export function useToolAct(action: string) {
  const { session, snapshot } = useWorkSession();
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isNothing, setNothing] = useState(false);
  async function act() {
    setWaiting((now) => now + 1);
    setFailure(undefined);
    setNothing(false);
    try {
      const acted = await session.act(action);
      setNothing(acted !== undefined && !acted.changed && !acted.suggested);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setWaiting((now) => now - 1);
    }
  }
  const isUnderWay = snapshot.surroundings.runs.some((run) => run.action === action && !isRunOver(run.status));
  return { isActing: waiting > 0 || isUnderWay, failure, isNothing, act: () => void act() };
}
