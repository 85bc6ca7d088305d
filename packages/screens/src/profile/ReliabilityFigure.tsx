import { Table } from '@assay/design-system';
import { LineChart } from '@assay/design-system/charts';
import { useFormats, useMessages } from '@assay/i18n';
import { useAmounts } from './amounts.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { AnswerQuality, ReliabilityBin } from './quality.source.ts';

const inPercent = (share: number) => Math.round(share * 1000) / 10;

/** What the grading said beside what was so: the nearer to the diagonal, the more its probabilities can be trusted. */
export function ReliabilityFigure({ questions, expectedError, bins }: AnswerQuality['reliability']) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const amounts = useAmounts();
  const line = (id: 'answerable' | 'leadRight') => ({
    id,
    name: t(`quality.answers.reliability.${id}`),
    points: bins.map((bin) => ({ x: inPercent(bin.predicted), y: inPercent(bin[id]) })),
  });
  const share = (id: keyof Omit<ReliabilityBin, 'from' | 'to' | 'questions'>, header: string) => ({
    id,
    header,
    cell: (bin: ReliabilityBin) => amounts.share(bin[id]),
    isNumeric: true,
  });
  const places = bins.length === 0 ? [] : [0, ...bins.map(({ predicted }) => inPercent(predicted)), 100];
  return (
    <>
      <LineChart
        title={t('quality.answers.reliability.title')}
        method={t('quality.answers.reliability.method', {
          questions: formats.number(questions),
          error: amounts.share(expectedError),
        })}
        x={{ name: t('quality.answers.reliability.probability'), unit: '%' }}
        y={{ name: t('quality.answers.reliability.share'), unit: '%' }}
        series={[
          line('answerable'),
          line('leadRight'),
          {
            id: 'diagonal',
            name: t('quality.answers.reliability.diagonal'),
            points: [...new Set(places)].map((place) => ({ x: place, y: place })),
          },
        ]}
        height={320}
        fileName="reliability"
      />
      {bins.length > 0 && (
        <div className={styles.sheet}>
          <Table
            label={t('quality.answers.reliability.bins')}
            hasStickyColumn
            density="compact"
            rows={bins}
            rowKey={({ from }) => String(from)}
            columns={[
              {
                id: 'bin',
                header: t('quality.answers.reliability.bin'),
                cell: ({ from, to }) => (
                  <span className={styles.bounds}>{`${formats.number(inPercent(from))}–${formats.percent(to)}`}</span>
                ),
                isRowHeader: true,
              },
              {
                id: 'questions',
                header: t('quality.answers.count'),
                cell: (bin) => formats.number(bin.questions),
                isNumeric: true,
              },
              share('predicted', t('quality.answers.reliability.probability')),
              share('answerable', t('quality.answers.reliability.answerable')),
              share('leadRight', t('quality.answers.reliability.leadRight')),
            ]}
          />
        </div>
      )}
    </>
  );
}
