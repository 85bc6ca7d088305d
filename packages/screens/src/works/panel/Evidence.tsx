import { EmptyState, Heading, Link, Quote, QuoteIcon, SearchIcon, SearchInput, Tag, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useState } from 'react';
import { type CitedSources, useCitedSources } from '../CitedSources.ts';
import { worksMessages } from '../messages.ts';
import { showPlace } from '../show-place.ts';
import { useWorkSession } from '../WorkContext.ts';
import { placeName, useDescriptions } from '../WorkDescriptions.ts';
import { type CitedDocument, type CitedPassage, citedWith, passageCount } from './cited-evidence.ts';
import * as styles from './evidence.css.ts';
import { PanelEmpty } from './PanelEmpty.tsx';
import * as panel from './panel.css.ts';

/** Passages that are read through without a search. */
const fewPassages = 20;

/** All that the work cites, by document; what cannot be read any more stands first. */
export function Evidence({ cited }: { cited: readonly CitedDocument[] }) {
  const t = useMessages(worksMessages);
  const known = useCitedSources(cited.map(({ document }) => document));
  const [words, setWords] = useState('');
  const count = passageCount(cited);
  if (count === 0)
    return (
      <PanelEmpty icon={QuoteIcon} title={t('evidence.none')}>
        {t('evidence.noneText')}
      </PanelEmpty>
    );
  const titleOf = (document: string) => known.sources.get(document)?.title ?? document;
  const isLong = count > fewPassages;
  const found = isLong ? citedWith(words, cited, titleOf) : cited;
  const isGone = ({ document }: CitedDocument) => known.gone.has(document);
  const sorted = [...found.filter(isGone), ...found.filter((one) => !isGone(one))];
  return (
    <div className={styles.parts}>
      {isLong && (
        <SearchInput
          size="compact"
          aria-label={t('evidence.search')}
          clearLabel={t('evidence.clear')}
          value={words}
          onChange={setWords}
        />
      )}
      {found.length === 0 && <EmptyState level={2} icon={SearchIcon} title={t('evidence.notFound')} />}
      {sorted.map((one) => (
        <OfDocument key={one.document} cited={one} title={titleOf(one.document)} known={known} />
      ))}
    </div>
  );
}

interface OfDocumentProps {
  cited: CitedDocument;
  title: string;
  known: CitedSources;
}

function OfDocument({ cited: { document, passages }, title, known: { sources, gone, hrefOf } }: OfDocumentProps) {
  const t = useMessages(worksMessages);
  const source = sources.get(document);
  const isGone = gone.has(document);
  const [first] = passages;
  const href = first && !isGone ? hrefOf(first.evidence) : undefined;
  return (
    <section className={styles.document} aria-label={title}>
      <div>
        <Heading level={2} size="section">
          <span lang={source?.language}>{href === undefined ? title : <Link href={href}>{title}</Link>}</span>
        </Heading>
        {isGone && (
          <div className={styles.gone}>
            <Tag tone="critical">{t('evidence.gone')}</Tag>
            <Text size="caption" tone="muted">
              {t('evidence.goneText')}
            </Text>
          </div>
        )}
        {source?.year !== undefined && (
          <Text size="caption" tone="muted">
            {source.year}
          </Text>
        )}
      </div>
      <ul className={styles.passages}>
        {passages.map((passage) => (
          <li key={`${passage.evidence.version} ${passage.evidence.start} ${passage.evidence.end}`}>
            <Quote size="dense" lang={source?.language} source={<Places {...passage} />}>
              {passage.evidence.quote}
            </Quote>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a passage is cited; a press goes there. */
function Places({ places }: CitedPassage) {
  const words = useDescriptions();
  const { session } = useWorkSession();
  return (
    <span className={styles.places}>
      {places.map((place) => {
        const record = session.state.get(place.record);
        return (
          record && (
            <button
              key={`${place.record} ${place.field ?? ''}`}
              type="button"
              className={panel.place}
              onClick={() => showPlace(place)}
            >
              {placeName(words, record, session.state, place.field)}
            </button>
          )
        );
      })}
    </span>
  );
}
