import { Heading, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { SuggestedHere, useWorkSession, WorkSheet } from '@assay/screens/works';
import { nameOf, sectionsOf } from '../kind/sections.ts';
import { summaryMessages } from './messages.ts';
import { SectionPart } from './SectionPart.tsx';
import * as styles from './summary.css.ts';

/** The documents that are summed up, one below the other, section by section. */
export function SummaryCentre() {
  const t = useMessages(summaryMessages);
  const { session } = useWorkSession();
  const sources = sectionsOf(session.state);
  if (sources.length === 0) return <Text tone="muted">{t('none')}</Text>;
  return (
    <WorkSheet>
      {sources.map(({ source, sections }) => (
        <section key={source.id} className={styles.source} aria-label={nameOf(source)} data-record={source.id}>
          <Heading level={2} size="title3">
            {nameOf(source)}
          </Heading>
          {sections.map((section) => (
            <SectionPart key={section.id} section={section} />
          ))}
        </section>
      ))}
      <SuggestedHere types={['source', 'section']} />
    </WorkSheet>
  );
}
