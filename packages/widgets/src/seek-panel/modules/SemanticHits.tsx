import { Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { kindOf, passageKey } from '../../evidence/passages.ts';
import { SourceKind } from '../../evidence/SourceKind.tsx';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import type { ModuleState, QuestionState } from '../seek-panel.machine.ts';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './modules.css.ts';

/** Rows shown at most. */
const shown = 3;

/** Hits in documents that the answer does not quote. */
export function furtherHits({ content }: ModuleState<'VECTOR'>, { stream }: QuestionState) {
  const quoted = new Set(stream.cites.flatMap((cite) => cite.evidence.map((evidence) => evidence.document)));
  return (content.hits ?? []).filter((hit) => !quoted.has(hit.document));
}

/** Passages near in meaning that the answer does not quote. */
export function SemanticHits({ module }: ModuleViewProps<'VECTOR'>) {
  const t = useMessages(seekPanelMessages);
  const { held, openEvidence } = useQuestion();
  const hits = furtherHits(module, held).slice(0, shown);
  if (hits.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="caption" tone="muted">
        {t('vector.hint')}
      </Text>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={passageKey(hit.citation)}>
            <button type="button" className={styles.hit} onClick={() => openEvidence(passageKey(hit.citation))}>
              <span className={styles.hitKind}>
                <SourceKind kind={kindOf({ document: hit.document, sourceType: hit.type }) ?? hit.type} />
              </span>
              <span lang={hit.language}>
                <span className={styles.hitTitle}>
                  <Typeset>{hit.title}</Typeset>
                </span>
                <span className={styles.hitQuote}>
                  <Typeset isVerbatim>{hit.citation.quote}</Typeset>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
