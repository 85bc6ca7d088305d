import { Button, CircleAlertIcon, CircleCheckIcon, CircleHelpIcon, CircleIcon, Icon, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Finding } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { showPlace } from '../show-place.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { PanelEmpty } from './PanelEmpty.tsx';
import * as styles from './panel.css.ts';

const icons = { fault: CircleAlertIcon, doubt: CircleHelpIcon, gap: CircleIcon } as const;

/** What the rules of the tool object to, each with the place and, where there is one, what puts it right. */
export function Checks({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  if (findings.length === 0) return <PanelEmpty icon={CircleCheckIcon} title={t('checks.none')} />;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const { rule, record, field, severity, fix } = finding;
        const told = words.finding(finding);
        const stands = session.state.get(record);
        return (
          <li key={`${rule}.${record}.${field}`} className={styles.finding} data-severity={severity}>
            <Icon of={icons[severity]} label={t(`checks.${severity}`)} />
            <div className={styles.findingBody}>
              <Text size="dense">{told.text}</Text>
              {stands && (
                <button
                  type="button"
                  className={styles.place}
                  onClick={() => showPlace({ record, ...(field !== undefined && { field }) })}
                >
                  {words.record(stands, session.state)}
                </button>
              )}
              {fix && told.fix !== undefined && snapshot.mode !== null && (
                <Button size="compact" onClick={() => session.edit(fix)}>
                  {told.fix}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
