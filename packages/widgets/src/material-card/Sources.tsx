import { SourceTag, Tag, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { type CardWriting, sourceName } from './card-writing.ts';
import * as styles from './MaterialCard.css.ts';
import type { CardValue } from './material-card.source.ts';
import { materialCardMessages } from './messages.ts';

/** Every source of the card with how many of its values come from it. */
export function Sources({ values, writing }: { values: readonly CardValue[]; writing: CardWriting }) {
  const t = useMessages(materialCardMessages);
  return (
    <>
      <ol className={styles.sources}>
        {writing.sources.map((source, at) => {
          const cited = values.filter((value) => value.source === source.id).length;
          return (
            <li key={source.id} className={styles.sourceRow}>
              <SourceTag className={styles.sourceNumber}>{at + 1}</SourceTag>
              <div>
                <Text as="div" weight="medium">
                  <Typeset>{sourceName(source)}</Typeset>
                </Text>
                <Text as="div" size="caption" tone="muted">
                  {source.publisher}
                  {cited > 0 && ` · ${t('sources.cited', { count: cited })}`}
                </Text>
              </div>
              <div className={styles.sourceKind}>
                <Tag>{t(`sources.kinds.${source.kind}`)}</Tag>
              </div>
            </li>
          );
        })}
      </ol>
      <Text size="caption" tone="muted">
        {t('sources.notice')}
      </Text>
    </>
  );
}
