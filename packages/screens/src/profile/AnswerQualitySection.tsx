import { EmptyState, Heading, ScaleIcon, Skeleton, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AnswerTables } from './AnswerTables.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { QualitySource } from './quality.source.ts';

/** Who does not look at answer quality does not fetch what draws. */
const ReliabilityFigure = lazy(async () => ({
  default: (await import('./ReliabilityFigure.tsx')).ReliabilityFigure,
}));

const figureHeight = 480;

export interface AnswerQualitySectionProps {
  source: Pick<QualitySource, 'answers'>;
}

/** How the models of the release answer labelled questions that they have not seen, and how far their grading is to be trusted. */
export function AnswerQualitySection({ source }: AnswerQualitySectionProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const answers = useQuery({
    queryKey: ['quality', 'answers'],
    queryFn: ({ signal }) => source.answers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const quality = answers.data;
  return (
    <section className={styles.quality}>
      <Heading level={2} size="title3">
        {t('quality.answers.title')}
      </Heading>
      {answers.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={figureHeight} />
        </div>
      )}
      {answers.isError && <LoadFailure error={answers.error} onRetry={() => void answers.refetch()} />}
      {quality === null && (
        <EmptyState icon={ScaleIcon} title={t('quality.answers.none.title')} level={3}>
          {t('quality.answers.none.text')}
        </EmptyState>
      )}
      {quality && (
        <>
          <Text as="p" tone="muted" hasMeasure>
            {t('quality.answers.lead', { questions: formats.number(quality.questions) })}{' '}
            {t('quality.answers.origin', {
              command: quality.command,
              date: formats.date(quality.date, 'UTC'),
              encoder: quality.encoder,
            })}
          </Text>
          <AnswerTables quality={quality} />
          <Suspense fallback={<Skeleton height={figureHeight} />}>
            <ReliabilityFigure {...quality.reliability} />
          </Suspense>
        </>
      )}
    </section>
  );
}
