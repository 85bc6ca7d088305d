import { CitationChip, joinClasses, SourceMark } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { useId, useRef, useState } from 'react';
import * as styles from './CitationMarks.css.ts';
import { useEvidence } from './EvidenceContext.ts';
import { evidenceMessages } from './messages.ts';
import { type CitedPassage, kindOf, passageKey, sourceOf } from './passages.ts';

export interface CitationMarksProps {
  citations: readonly CitedPassage[];
}

/** The numbered chips at the end of a sentence, one for each passage. */
export function CitationMarks({ citations }: CitationMarksProps) {
  const unique = new Map(citations.map((citation) => [passageKey(citation), citation]));
  return [...unique].map(([key, citation]) => <CitationMark key={key} citation={citation} />);
}

/** Room in px that the quote needs above its chip; with less it opens below. */
const quoteRoom = 240;
/** Width in px of the quote; near the end of the line it opens towards the start. */
const quoteWidth = 360;

/** One chip: hover or focus shows the quoted words, a press opens the passage in the evidence drawer. */
export function CitationMark({ citation }: { citation: CitedPassage }) {
  const t = useMessages(evidenceMessages);
  const { sources, activeKey, open, pointed, point } = useEvidence();
  const [place, setPlace] = useState<{ block: 'above' | 'below'; inline: 'start' | 'end' }>();
  const box = useRef<HTMLSpanElement>(null);
  const quoteId = useId();
  const key = passageKey(citation);
  const source = sourceOf(sources, citation);
  const kind = kindOf(source);
  function show() {
    point?.(source?.id);
    const { top = 0, left = 0 } = box.current?.getBoundingClientRect() ?? {};
    setPlace({
      block: top < quoteRoom ? 'below' : 'above',
      inline: left + quoteWidth > document.documentElement.clientWidth ? 'end' : 'start',
    });
  }
  function hide() {
    point?.(undefined);
    setPlace(undefined);
  }
  return (
    <span ref={box} className={styles.place} data-source={source?.id} onPointerEnter={show} onPointerLeave={hide}>
      <CitationChip
        number={source?.number}
        label={source ? t('cite.label', { number: source.number, title: source.title }) : t('cite.unnumbered')}
        {...(kind ? { kind } : {})}
        isActive={activeKey === key}
        isPointed={source !== undefined && pointed === source.id}
        aria-describedby={place ? quoteId : undefined}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show();
        }}
        onBlur={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
        onClick={() => {
          hide();
          open(key);
        }}
      />
      {place && (
        <span
          role="tooltip"
          id={quoteId}
          className={joinClasses(styles.quote, styles.block[place.block], styles.inline[place.inline])}
        >
          <span className={styles.quoteText} lang={source?.language}>
            <Typeset isVerbatim>{citation.quote}</Typeset>
          </span>
          {source && (
            <span className={styles.quoteSource} lang={source.language}>
              {kind && <SourceMark kind={kind} className={styles.quoteKind} />}
              <Typeset>{source.title}</Typeset>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
