import { EmptyState, Heading, KeyValue, Progress, ScaleIcon, Skeleton, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { AnswerQualitySection } from './AnswerQualitySection.tsx';
import { useAmounts } from './amounts.ts';
import { FeedbackList } from './FeedbackList.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import { measures, type QualitySource } from './quality.source.ts';

export interface QualitySectionProps {
  source: QualitySource;
  /** Administrators also read what people said of answers. */
  isAdmin: boolean;
}

/** How good the answers of the release are: the scoreboard, labelled questions, and what people said. */
export function QualitySection({ source, isAdmin }: QualitySectionProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const amounts = useAmounts();
  const board = useQuery({
    queryKey: ['quality'],
    queryFn: ({ signal }) => source.scoreboard(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <section className={styles.quality}>
        <Heading level={2} size="title3">
          {t('quality.title')}
        </Heading>
        {board.isPending && (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height={240} />
          </div>
        )}
        {board.isError && <LoadFailure error={board.error} onRetry={() => void board.refetch()} />}
        {board.isSuccess && board.data === null && (
          <EmptyState icon={ScaleIcon} title={t('quality.none.title')} level={3}>
            {t('quality.none.text')}
          </EmptyState>
        )}
        {board.data && (
          <>
            <Text as="p" tone="muted" hasMeasure>
              {t('quality.lead')}
            </Text>
            <ul className={styles.measures}>
              {measures.map((measure) => {
                const share = board.data?.shares[measure] ?? 0;
                return (
                  <li key={measure} className={styles.measure}>
                    <div className={styles.measureHead}>
                      <Heading level={3} size="section">
                        {t(`quality.measures.${measure}`)}
                      </Heading>
                      <Text size="title3" tone="strong" isTabular>
                        {amounts.share(share)}
                      </Text>
                    </div>
                    <Progress label={t(`quality.measures.${measure}`)} value={share} valueText={amounts.share(share)} />
                    <Text as="p" size="dense" tone="muted">
                      {t(`quality.meanings.${measure}`)}
                    </Text>
                  </li>
                );
              })}
            </ul>
            <KeyValue
              hasRules
              items={[
                { key: 'questions', label: t('quality.questions'), value: formats.number(board.data.questions) },
                { key: 'sentences', label: t('quality.sentences'), value: formats.number(board.data.sentences) },
                { key: 'engine', label: t('quality.engine'), value: engineName(board.data.engine) },
              ]}
            />
          </>
        )}
      </section>
      <AnswerQualitySection source={source} />
      {isAdmin && <FeedbackList source={source} />}
    </>
  );

  function engineName(engine: string): string {
    if (engine === 'extractive' || engine === 'rules') return t(`quality.engines.${engine}`);
    return t('quality.engines.model', { model: engine.replace(/^llm:/, '') });
  }
}
