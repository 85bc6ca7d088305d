import { CloseIcon, IconButton, Tabs } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { use, useMemo } from 'react';
import { Versions } from '../history/Versions.tsx';
import { worksMessages } from '../messages.ts';
import { Provenance } from '../provenance/Provenance.tsx';
import { Comments } from '../talk/Comments.tsx';
import { Suggestions } from '../talk/Suggestions.tsx';
import { useTalk } from '../talk/useTalk.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import { WorkFindingsContext } from '../WorkFindings.ts';
import { Checks } from './Checks.tsx';
import { citedEvidence, passageCount } from './cited-evidence.ts';
import { Evidence } from './Evidence.tsx';
import { groupedFindings } from './grouped-findings.ts';
import * as styles from './panel.css.ts';
import { type PanelTab, tabsOf, useWorkPanel } from './WorkPanelContext.ts';

interface PanelViewProps {
  /** Whose page it is; undefined for a guest. */
  person: string | undefined;
}

/** What stands beside a work: suggestions, checks, comments and its history. */
export default function PanelView({ person }: PanelViewProps) {
  const t = useMessages(worksMessages);
  const { tab: asked = 'suggestions', open, close } = useWorkPanel();
  const { session, snapshot } = useWorkSession();
  const tabs = tabsOf(session);
  const tab = tabs.includes(asked) ? asked : 'suggestions';
  const { comments, suggestions } = useTalk();
  const words = useDescriptions();
  const groups = groupedFindings(use(WorkFindingsContext), (finding) => words.finding(finding).text);
  // The records change in place.
  // oxlint-disable-next-line react/exhaustive-deps
  const cited = useMemo(() => citedEvidence(session.state), [session, snapshot.content]);
  const counts: Partial<Record<PanelTab, number | undefined>> = {
    suggestions: suggestions.data?.filter(({ state }) => state === 'open').length,
    checks: groups.length,
    evidence: passageCount(cited),
    comments: comments.data?.filter(({ thread, resolved_at }) => thread === null && resolved_at === null).length,
  };
  const panels: Record<PanelTab, () => React.ReactNode> = {
    suggestions: () => <Suggestions person={person} />,
    checks: () => <Checks groups={groups} />,
    evidence: () => <Evidence cited={cited} />,
    comments: () => <Comments person={person} />,
    provenance: () => <Provenance />,
    history: () => <Versions />,
  };
  return (
    <aside className={styles.panel} aria-label={t('panel.label')}>
      <IconButton className={styles.close} icon={CloseIcon} size="compact" label={t('panel.close')} onClick={close} />
      <Tabs
        label={t('panel.label')}
        className={styles.tabs}
        value={tab}
        onChange={(value) => open(value)}
        tabs={tabs.map((value) => {
          const count = counts[value];
          return {
            value,
            label: t(`panel.${value}`),
            ...(count !== undefined && count > 0 && { count }),
            panel: value === tab ? panels[value]() : null,
          };
        })}
      />
    </aside>
  );
}
