import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { saveFile } from '../browser/saveFile.ts';
import { tableRecords } from '../DataTable/writeCsv.ts';
import { DownloadIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { csvFormat, xlsxFormat } from './formats.ts';
import type { ExportFormat, TableExportProps } from './TableExport.types.ts';
import { tableExportWords } from './TableExport.words.ts';

const defaultFormats = [csvFormat, xlsxFormat] as const;

/** Saves the rows of a table as a file: what is filtered and sorted, in the columns that have values. */
export function TableExport<Row>({
  columns,
  rows,
  fileName,
  formats = defaultFormats,
  disabledReason,
  words,
}: TableExportProps<Row>) {
  const say = wordsIn(tableExportWords, useLanguage(), words);
  const [state, setState] = useState<'rest' | 'writing' | 'failed'>('rest');
  const save = async (format: ExportFormat) => {
    setState('writing');
    try {
      saveFile(await format.write(tableRecords(columns, rows)), `${fileName}.${format.extension}`);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  const look = { size: 'compact', icon: DownloadIcon, isBusy: state === 'writing' } as const;
  if (disabledReason !== undefined)
    return (
      <Button {...look} disabledReason={disabledReason}>
        {say.save}
      </Button>
    );
  return (
    <>
      <Menu
        trigger={<Button {...look}>{say.save}</Button>}
        groups={[formats.map((format) => ({ id: format.id, label: format.label, onSelect: () => void save(format) }))]}
      />
      <VisuallyHidden role="alert">{state === 'failed' ? say.failed : ''}</VisuallyHidden>
    </>
  );
}
