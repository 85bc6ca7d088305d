import { Banner, Button, RefreshIcon } from '@assay/design-system';
import { StillRight, useToolAct, useWorkSession } from '@assay/screens/works';
import type { WorkRecord } from '@assay/works';
import { isOnProblem } from '../kind/problem-basis.ts';

interface ProblemChangedProps {
  /** Records that rest on the problem as it was told before. */
  stale: readonly WorkRecord[];
  words: { changed: string; anew: string; busy: string; failed: string };
  isReadOnly: boolean;
  /** It is about to be read anew. */
  onAnew?: () => void;
}

/** Says that what was read in a problem, or found for it, is of other words than it is told in now, with the two answers to that. */
export function ProblemChanged({ stale, words, isReadOnly, onAnew }: ProblemChangedProps) {
  const { snapshot } = useWorkSession();
  const { isActing, failure, act } = useToolAct('anew');
  if (stale.length === 0) return null;
  return (
    <>
      {failure !== undefined && (
        <Banner tone="critical" title={words.failed}>
          {failure}
        </Banner>
      )}
      <Banner
        tone="caution"
        title={words.changed}
        actions={
          !isReadOnly && (
            <>
              {snapshot.mode === 'edit' && (
                <Button
                  size="compact"
                  icon={RefreshIcon}
                  isBusy={isActing}
                  busyLabel={words.busy}
                  onClick={() => {
                    onAnew?.();
                    act();
                  }}
                >
                  {words.anew}
                </Button>
              )}
              <StillRight records={stale} isMeant={isOnProblem} />
            </>
          )
        }
      />
    </>
  );
}
