import { useState } from 'react';
import { useWorkSession } from './WorkContext.ts';

/** Has the tool of the open work do something to it. */
export function useToolAct(action: string) {
  const { session } = useWorkSession();
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isNothing, setNothing] = useState(false);
  async function act(times: number) {
    setActing(true);
    setFailure(undefined);
    setNothing(false);
    try {
      let isAnything = false;
      for (let done = 0; done < times; done += 1) {
        const { changed, suggested } = await session.act(action);
        isAnything ||= changed || suggested;
      }
      setNothing(!isAnything);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setActing(false);
    }
  }
  return { isActing, failure, isNothing, act: (times = 1) => void act(times) };
}
