import { Banner, Button, WaypointsIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useToolAct, useWorkSession } from '@assay/screens/works';
import { mayBeGuided } from '../../kind/guided-questions.ts';
import { trizMessages } from '../messages.ts';

/** Offers to go from the problem to concepts step by step, while nothing of it is chosen yet. */
export function GuidedOffer() {
  const t = useMessages(trizMessages);
  const { session, snapshot } = useWorkSession();
  const { isActing, failure, act } = useToolAct('guided');
  if (failure !== undefined)
    return (
      <Banner tone="critical" title={t('guided.failed')}>
        {failure}
      </Banner>
    );
  const isOffered = snapshot.mode === 'edit' && session.actions.includes('guided') && mayBeGuided(session.state);
  if (!isOffered || isActing) return null;
  return (
    <Banner
      announce="off"
      title={t('guided.title')}
      actions={
        <Button size="compact" icon={WaypointsIcon} onClick={act}>
          {t('guided.do')}
        </Button>
      }
    >
      {t('guided.text')}
    </Banner>
  );
}
