import { Heading, SegmentedControl, Table, type TableColumn, Text } from '@assay/design-system';
import { bcp47 } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import { useAmounts } from './amounts.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import {
  type AnswerFigures,
  type AnswerQuality,
  answerMeasures,
  type QuestionKind,
  questionKinds,
  type UnanswerableFigures,
} from './quality.source.ts';

type Named<Figures> = Figures & { key: string; name: string };

const isKnownKind = (kind: string): kind is QuestionKind => (questionKinds as readonly string[]).includes(kind);

/** Figures of answers by language or kind of the question, and of what cannot be answered, or in part. */
export function AnswerTables({ quality }: { quality: AnswerQuality }) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const amounts = useAmounts();
  const [group, setGroup] = useState<'language' | 'kind'>('language');
  const shareOf = (share: number | null) => (share === null ? '—' : amounts.share(share));
  const figures = <Figures extends { questions: number }>(
    id: string,
    header: string,
    value: (row: Named<Figures>) => string,
  ): TableColumn<Named<Figures>> => ({ id, header, cell: value, isNumeric: true });
  const named = <Figures extends { questions: number }>(): TableColumn<Named<Figures>>[] => [
    {
      id: 'name',
      header: t('quality.answers.group'),
      cell: ({ name }) => <span className={styles.rowName}>{name}</span>,
      isRowHeader: true,
    },
    figures<Figures>('questions', t('quality.answers.count'), ({ questions }) => formats.number(questions)),
  ];
  const all = <Figures,>(of: Figures): Named<Figures> => ({ ...of, key: 'all', name: t('quality.answers.all') });
  const languageOf = (language: keyof typeof bcp47) => formats.language(bcp47[language]);

  const answerable: Named<AnswerFigures>[] =
    group === 'language'
      ? quality.languages.map((row) => ({
          ...row,
          key: `${row.language} ${row.isCrossLanguage}`,
          name: row.isCrossLanguage
            ? t('quality.answers.cross', { language: languageOf(row.language) })
            : languageOf(row.language),
        }))
      : quality.kinds.map((row) => ({
          ...row,
          key: row.kind,
          name: isKnownKind(row.kind) ? t(`quality.answers.kinds.${row.kind}`) : row.kind,
        }));
  const unanswerable: Named<UnanswerableFigures>[] = quality.unanswerableLanguages.map((row) => ({
    ...row,
    key: row.language,
    name: languageOf(row.language),
  }));
  return (
    <>
      <div className={styles.groups}>
        <Heading level={3} size="section">
          {t('quality.answers.answerable')}
        </Heading>
        <SegmentedControl
          label={t('quality.answers.groups.label')}
          value={group}
          onChange={setGroup}
          segments={[
            { value: 'language', label: t('quality.answers.groups.language') },
            { value: 'kind', label: t('quality.answers.groups.kind') },
          ]}
        />
      </div>
      <div className={styles.sheet}>
        <Table
          label={t('quality.answers.answerable')}
          hasStickyColumn
          density="compact"
          rows={[all(quality.answerable), ...answerable]}
          rowKey={({ key }) => key}
          columns={[
            ...named<AnswerFigures>(),
            ...answerMeasures.map((measure) =>
              figures<AnswerFigures>(measure, t(`quality.answers.measures.${measure}`), ({ shares }) =>
                shareOf(shares[measure]),
              ),
            ),
          ]}
        />
      </div>
      <Text as="p" size="dense" tone="muted" hasMeasure>
        {t('quality.answers.meaning')}
      </Text>
      <Heading level={3} size="section">
        {t('quality.answers.unanswerable')}
      </Heading>
      <div className={styles.sheet}>
        <Table
          label={t('quality.answers.unanswerable')}
          hasStickyColumn
          density="compact"
          rows={[all(quality.unanswerable), ...unanswerable]}
          rowKey={({ key }) => key}
          columns={[
            ...named<UnanswerableFigures>(),
            figures<UnanswerableFigures>('refused', t('quality.answers.refused'), ({ refused }) =>
              amounts.share(refused),
            ),
            figures<UnanswerableFigures>('answered', t('quality.answers.wrong'), ({ answered }) =>
              amounts.share(answered),
            ),
            figures<UnanswerableFigures>('nearMisses', t('quality.answers.nearMisses'), ({ nearMisses }) =>
              formats.number(nearMisses),
            ),
            figures<UnanswerableFigures>('nearMissesAnswered', t('quality.answers.nearMissesWrong'), (row) =>
              shareOf(row.nearMissesAnswered),
            ),
          ]}
        />
      </div>
      <Text as="p" size="dense" tone="muted" hasMeasure>
        {t('quality.answers.unanswerableMeaning')}{' '}
        {t('quality.answers.partly', {
          questions: formats.number(quality.partly.questions),
          share: amounts.share(quality.partly.handled),
        })}
      </Text>
    </>
  );
}
