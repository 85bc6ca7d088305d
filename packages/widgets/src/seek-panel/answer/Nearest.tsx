import { Icon, InfoIcon, Quote } from '@assay/design-system';
import type { NearReason } from '@assay/domain';
import { type Translate, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { useEvidence } from '../../evidence/EvidenceContext.ts';
import { GradeLinks } from '../../evidence/GradeLinks.tsx';
import { kindOf, passageKey, sourceOf } from '../../evidence/passages.ts';
import { SourceKind } from '../../evidence/SourceKind.tsx';
import { ownGrades } from '../../evidence/SourceLinks.ts';
import type en from '../messages/en.json';
import { seekPanelMessages } from '../messages.ts';
import * as styles from './answer.css.ts';
import type { NearPassage } from './nearest.ts';

export interface NearestProps {
  /** Best first. */
  passages: readonly NearPassage[];
}

/** The passages that come closest where nothing answers directly: each says first what it leaves open. */
export function Nearest({ passages }: NearestProps) {
  const t = useMessages(seekPanelMessages);
  const { sources } = useEvidence();
  if (passages.length === 0) return null;
  return (
    <ol className={styles.near} aria-label={t('near.label')}>
      {passages.map(({ text, citation, reason }) => {
        const source = sourceOf(sources, citation);
        const kind = kindOf(source);
        return (
          <li key={passageKey(citation)} className={styles.nearPassage}>
            <p className={styles.nearReason}>
              <Icon of={InfoIcon} size="sm" tone="muted" className={styles.nearIcon} />
              <span>
                <Typeset>{wordsOf(reason, t)}</Typeset>
              </span>
            </p>
            <Quote
              lang={source?.language}
              source={
                source && (
                  <>
                    {kind && <SourceKind kind={kind} />}
                    {source.year && ` · ${source.year}`}
                    {' · '}
                    <span lang={source.language}>
                      <Typeset>{source.title}</Typeset>
                    </span>
                  </>
                )
              }
            >
              <Typeset isVerbatim>{text}</Typeset>
              <CitationMark citation={citation} />
            </Quote>
            {source && <GradeLinks grades={ownGrades(source)} />}
          </li>
        );
      })}
    </ol>
  );
}

function wordsOf(reason: NearReason, t: Translate<typeof en>): string {
  const { kind } = reason;
  return kind === 'former' ? t('near.former') : t(`near.${kind}.${shapeOf(reason)}`, { ...reason });
}

/** Which of the words there are for a reason: what was asked, what is stated instead, both or neither. */
function shapeOf({ asked, stated }: NearReason): 'both' | 'asked' | 'stated' | 'none' {
  if (asked !== undefined) return stated === undefined ? 'asked' : 'both';
  return stated === undefined ? 'none' : 'stated';
}
