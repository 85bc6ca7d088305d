import { Button } from '@assay/design-system';
import {
  empowerTypeOf,
  forgetStored,
  type RouteName,
  readStored,
  trialBegunKey,
  type UpgradePrompt,
  writeStored,
} from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { TrialCountdown, TrialDialogs, TrialNote, useUpgradeQueue } from '@assay/widgets/trial-dialogs';
import { useEffect, useEffectEvent, useState } from 'react';
import { addAutomaticTrial } from './automatic-trial.ts';
import type { Control } from './editions.source.ts';
import { upgradeMessages } from './messages.ts';
import * as styles from './UpgradeShell.css.ts';
import type { UpgradeShellProps } from './UpgradeShell.types.ts';

/** Routes whose header says how long a trial lasts and offers an upgrade. */
const homes: readonly (RouteName | undefined)[] = ['home', 'rd', 'ls', 'mse', 'ip'];
/** Session storage key of the day on which the note was closed. */
const noteKey = 'assay.trial-note-closed';
const session = () => sessionStorage;

/** Dialogs that belong to the page on which they were asked for; the others are the product's own news. */
const ofPage: readonly UpgradePrompt['dialog'][] = ['compare', 'tryPremium'];

const trialEnd: UpgradePrompt = { dialog: 'trialEnd', kind: 'free', source: 'home_banner' };
const trialBegun: UpgradePrompt = { dialog: 'onboarding', kind: 'premium', source: 'home_banner' };

/** What the product says of editions over every screen: days of a trial, its begin and end, and refused uses. */
export function UpgradeShell({
  hub,
  editions,
  dialogs,
  homepageType,
  route,
  Header,
  openSalesLead,
  isSalesLeadOpen,
  onTrialAdded,
  onTrialGivenUp,
}: UpgradeShellProps) {
  const t = useMessages(upgradeMessages);
  const { shown, ask, close } = useUpgradeQueue();
  const [control, setControl] = useState<Control>();
  const [isNoteClosed, setNoteClosed] = useState(() => readStored(session, noteKey) !== null);
  const lead = useEffectEvent(openSalesLead);

  useEffect(() => hub.subscribe({ ask, openSalesLead: (request) => lead(request) }), [hub, ask]);

  const settle = useEffectEvent(async (source: typeof editions, isGone: () => boolean) => {
    const read = await source.control();
    if (isGone()) return;
    setControl(read);
    if (read.is_first_login_after_try_end) ask(trialEnd);
    if (read.trial && readStored(session, trialBegunKey) !== null) {
      forgetStored(session, trialBegunKey);
      ask(trialBegun);
    }
    const outcome = await addAutomaticTrial({
      source,
      control: read,
      type: empowerTypeOf(homepageType),
      storage: sessionStorage,
      log: (error) => console.warn('The automatic trial failed.', error),
    });
    if (outcome === 'added') onTrialAdded(isGone());
    if (outcome === 'given-up' && !isGone()) onTrialGivenUp();
  });
  useEffect(() => {
    let isGone = false;
    async function run() {
      try {
        await settle(editions, () => isGone);
      } catch (error) {
        console.warn('The edition could not be read.', error);
      }
    }
    void run();
    return () => {
      isGone = true;
    };
  }, [editions]);

  const [page, setPage] = useState(route);
  if (page !== route) {
    setPage(route);
    if (shown && ofPage.includes(shown.dialog)) close();
  }

  const daysLeft = control?.try_package_left_days ?? null;
  const isPaid = control !== undefined && !control.freemium && !control.trial;

  function upgrade(kind: UpgradePrompt['kind']) {
    const request = { packageType: 'AIR', sourceType: 'home_banner' } as const;
    dialogs.track({ name: 'upgrade_click', prompt: { dialog: 'compare', kind, source: 'home_banner' }, request });
    openSalesLead(request);
  }

  return (
    <>
      {control && !isPaid && homes.includes(route) && (
        <Header
          end={
            <span className={styles.status}>
              {daysLeft !== null && <TrialCountdown daysLeft={daysLeft} />}
              <Button size="compact" variant="quiet" onClick={() => upgrade(control.trial ? 'premium' : 'free')}>
                {t('upgrade')}
              </Button>
            </span>
          }
        />
      )}
      {daysLeft !== null && !isNoteClosed && homes.includes(route) && (
        <TrialNote
          daysLeft={daysLeft}
          onUpgrade={() => upgrade('premium')}
          onClose={() => {
            writeStored(session, noteKey, '1');
            setNoteClosed(true);
          }}
        />
      )}
      <TrialDialogs
        prompt={isSalesLeadOpen ? undefined : shown}
        source={dialogs}
        onUpgrade={openSalesLead}
        onClose={close}
      />
    </>
  );
}
