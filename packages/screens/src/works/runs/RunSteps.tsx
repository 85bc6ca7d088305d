import { Table, type TableColumn } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { useDescriptions } from '../WorkDescriptions.ts';
import type { RunStep, ToolRun } from '../works.source.ts';

/** What came of each step of a run: in whose words, how much, and what that used. */
export function RunSteps({ run: { id, done, status } }: { run: ToolRun }) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const words = useDescriptions();
  const { session } = useWorkSession();
  const query = useQuery({
    queryKey: ['work', 'steps', id, done, status],
    queryFn: () => session.runSteps(id),
    placeholderData: (before) => before,
  });
  function nameOf({ name }: RunStep): string {
    const record = session.state.get(name);
    return record ? words.record(record, session.state) : (words.step?.(name) ?? t('steps.gone'));
  }
  function engineOf({ engine }: RunStep): string {
    if (engine === null) return '';
    if (engine === 'rules' || engine === 'person') return t(`steps.${engine}`);
    return engine.replace(/^llm:/, '');
  }
  const columns: TableColumn<RunStep>[] = [
    { id: 'name', header: t('steps.step'), cell: nameOf, isRowHeader: true },
    { id: 'outcome', header: t('steps.outcome'), cell: ({ outcome }) => t(`steps.${outcome}`) },
    { id: 'engine', header: t('steps.by'), cell: engineOf, isMuted: true },
    {
      id: 'changes',
      header: t('steps.changes'),
      cell: ({ operations }) => formats.number(Object.values(operations).reduce((sum, count) => sum + count, 0)),
      isNumeric: true,
    },
    {
      id: 'passages',
      header: t('steps.passages'),
      cell: ({ passages }) => formats.number(passages),
      isNumeric: true,
      isOptional: true,
    },
    {
      id: 'tokens',
      header: t('steps.tokens'),
      cell: ({ tokens }) => formats.number(tokens),
      isNumeric: true,
      isOptional: true,
    },
    {
      id: 'time',
      header: t('steps.time'),
      unit: 's',
      cell: ({ ms }) => formats.number(Math.round(ms / 100) / 10),
      isNumeric: true,
    },
  ];
  return (
    <Table
      label={t('steps.title')}
      columns={columns}
      rows={query.data ?? []}
      rowKey={({ begun_at: at, step }) => `${step} ${at}`}
      density="compact"
      {...(query.isPending && { status: { kind: 'loading' } as const })}
      {...(query.isError && { status: { kind: 'error', message: t('steps.notRead') } as const })}
      empty={t('steps.none')}
    />
  );
}
