import { useState } from 'react';
import { useTriz } from './useTriz.ts';

/** Has the rules find something for the open work. */
export function useFinding(action: 'principles' | 'standards' | 'effects' | 'concepts') {
  const { session } = useTriz();
  const [isFinding, setFinding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isNothing, setNothing] = useState(false);
  async function find() {
    setFinding(true);
    setFailure(undefined);
    setNothing(false);
    try {
      const { changed, suggested } = await session.act(action);
      setNothing(!changed && !suggested);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setFinding(false);
    }
  }
  return { isFinding, failure, isNothing, find: () => void find() };
}
