import { joinClasses, Table, type TableColumn } from '@assay/design-system';
import { type Formats, type Translate, useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { CitationMark } from '../../evidence/CitationMarks.tsx';
import { GradeLinks } from '../../evidence/GradeLinks.tsx';
import { kindOf, type PassageInOrder } from '../../evidence/passages.ts';
import { SourceKind } from '../../evidence/SourceKind.tsx';
import { type NamedGrade, useNamedGrades } from '../../evidence/SourceLinks.ts';
import type en from '../messages/en.json';
import { seekPanelMessages } from '../messages.ts';
import type { ReferenceRow } from '../module-contents.ts';
import { useQuestion } from '../panel-context.tsx';
import { passagesOf } from '../seek-panel.machine.ts';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './modules.css.ts';

/** Columns of the references table; `firstOf` finds the first passage cited of a reference, `gradesOf` the cards it names. */
function referenceColumns(
  t: Translate<typeof en>,
  formats: Formats,
  firstOf: (row: ReferenceRow) => PassageInOrder | undefined,
  openEvidence: (key: string) => void,
  gradesOf: (row: ReferenceRow) => readonly NamedGrade[],
): readonly TableColumn<ReferenceRow>[] {
  return [
    {
      id: 'number',
      header: t('references.number'),
      width: '40px',
      cell: (row) => {
        const first = firstOf(row);
        return first ? <CitationMark citation={first.evidence} /> : row.number;
      },
    },
    {
      id: 'title',
      header: t('references.title'),
      isRowHeader: true,
      cell: (row) => {
        const first = firstOf(row);
        const title = first ? (
          <button
            type="button"
            className={joinClasses(styles.titleButton, styles.rowName)}
            lang={row.language}
            onClick={() => openEvidence(first.key)}
          >
            <Typeset>{row.title}</Typeset>
          </button>
        ) : (
          <span className={styles.rowName} lang={row.language}>
            <Typeset>{row.title}</Typeset>
          </span>
        );
        return (
          <>
            {title}
            <span className={styles.owner}>{row.owner}</span>
            <GradeLinks grades={gradesOf(row)} />
          </>
        );
      },
    },
    {
      id: 'type',
      header: t('references.type'),
      isOptional: true,
      cell: (row) => (
        <span className={styles.oneLine}>
          <SourceKind kind={kindOf({ document: row.document, sourceType: row.type }) ?? row.type} />
        </span>
      ),
    },
    { id: 'year', header: t('references.year'), isNumeric: true, cell: (row) => row.year ?? t('references.unknown') },
    {
      id: 'language',
      header: t('references.language'),
      isOptional: true,
      cell: (row) => <span className={styles.oneLine}>{formats.language(row.language)}</span>,
    },
    {
      id: 'cited',
      header: t('references.cited'),
      isNumeric: true,
      cell: (row) => formats.number(row.times_cited),
    },
  ];
}

/** The sources of the answer: number, title, type, year, owner, language, and how often each is cited here. */
export function References({ module }: ModuleViewProps<'REFERENCE'>) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  const { held, openEvidence } = useQuestion();
  const passages = passagesOf(held);
  const firstOf = ({ document, version }: ReferenceRow) =>
    passages.find(({ evidence }) => evidence.document === document && evidence.version === version);
  const rows = module.content.references ?? [];
  const named = useNamedGrades(rows);
  return (
    <Table
      label={t('module.REFERENCE')}
      columns={referenceColumns(t, formats, firstOf, openEvidence, (row) => named[rows.indexOf(row)] ?? [])}
      rows={rows}
      rowKey={(row) => `${row.document} ${row.version}`}
      empty={t('references.empty')}
    />
  );
}
