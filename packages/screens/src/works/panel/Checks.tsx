import {
  Button,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleIcon,
  Disclosure,
  Icon,
  Text,
} from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Finding } from '@assay/works';
import { worksMessages } from '../messages.ts';
import { showPlace } from '../show-place.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { keyOfFinding } from '../WorkFindings.ts';
import type { FindingGroup } from './grouped-findings.ts';
import { PanelEmpty } from './PanelEmpty.tsx';
import * as styles from './panel.css.ts';

const icons = { fault: CircleAlertIcon, doubt: CircleHelpIcon, gap: CircleIcon } as const;
/** Places of one objection that are named before the rest is asked for. */
const shownAtFirst = 3;

/** What the rules of the tool object to, each with its places and, where there is one, what puts it right. */
export function Checks({ groups }: { groups: readonly FindingGroup[] }) {
  const t = useMessages(worksMessages);
  if (groups.length === 0) return <PanelEmpty icon={CircleCheckIcon} title={t('checks.none')} />;
  return (
    <ul className={styles.findings}>
      {groups.map(({ text, severity, findings }) => {
        // One behind a fold would take the place of its own fold.
        const isFolded = findings.length > shownAtFirst + 1;
        const shown = isFolded ? findings.slice(0, shownAtFirst) : findings;
        const rest = findings.slice(shown.length);
        return (
          <li key={`${findings[0]?.rule} ${text}`} className={styles.finding} data-severity={severity}>
            <Icon of={icons[severity]} label={t(`checks.${severity}`)} />
            <div className={styles.findingBody}>
              <Text size="dense">{text}</Text>
              {shown.map((finding) => (
                <FoundPlace key={keyOfFinding(finding)} finding={finding} />
              ))}
              {isFolded && (
                <Disclosure label={t('checks.more', { count: rest.length })}>
                  <div className={styles.findingBody}>
                    {rest.map((finding) => (
                      <FoundPlace key={keyOfFinding(finding)} finding={finding} />
                    ))}
                  </div>
                </Disclosure>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function FoundPlace({ finding }: { finding: Finding }) {
  const words = useDescriptions();
  const { session, snapshot } = useWorkSession();
  const { record, field, span, fix } = finding;
  const stands = session.state.get(record);
  const told = words.finding(finding);
  return (
    <>
      {stands && (
        <button
          type="button"
          className={styles.place}
          onClick={() => showPlace({ record, ...(field !== undefined && { field }) }, span && keyOfFinding(finding))}
        >
          {span === undefined || span.words === '' ? words.record(stands, session.state) : span.words}
        </button>
      )}
      {fix && told.fix !== undefined && snapshot.mode !== null && (
        <Button size="compact" onClick={() => session.edit(fix)}>
          {told.fix}
        </Button>
      )}
    </>
  );
}
