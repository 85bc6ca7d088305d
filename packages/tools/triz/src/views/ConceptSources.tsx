import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { CiteButton, CitedPassages, plainText } from '@assay/screens/works';
import type { WorkRecord } from '@assay/works';
import { isSourced } from '../kind/sources-of.ts';
import * as styles from './concepts.css.ts';
import { trizMessages } from './messages.ts';
import { useTriz } from './useTriz.ts';

/** Who wrote a concept that no person did, and the passages that carry it; one that rests on none says so. */
export function ConceptSources({ concept }: { concept: WorkRecord }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { id, origin, fields } = concept;
  const [name = '', description = ''] = [fields['name'], fields['description']].map(plainText);
  return (
    <div className={styles.sources}>
      {origin.startsWith('model:') && (
        <Text size="caption" tone="muted">
          {t('writing.by', { model: origin.slice('model:'.length) })}
        </Text>
      )}
      <CitedPassages record={concept} />
      {!isSourced(session.state, concept) && (
        <Text as="p" size="caption" tone="muted">
          {t('concepts.noSource')}
        </Text>
      )}
      <CiteButton record={id} name={name} about={`${name} ${description}`.trim()} />
    </div>
  );
}
