import { useFormats, useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import { SourceWords } from './SourceWords.tsx';

/** Whether anything is told of the conditions of a value. */
export function isConditioned({ conditions, notAt }: StatedRow): boolean {
  return conditions.length > 0 || notAt !== undefined;
}

/** Conditions of a value, and the asked one that it is stated against: `at 23 °C, not at 650 °C`. */
export function Conditions({ row }: { row: StatedRow }) {
  const t = useMessages(seekPanelMessages);
  const { comma } = useFormats();
  const { conditions, notAt } = row;
  return (
    <>
      {conditions.length > 0 && <SourceWords row={row}>{conditions.join(comma)}</SourceWords>}
      {notAt !== undefined && (
        <Typeset>{`${conditions.length > 0 ? comma : ''}${t('values.notAt', { asked: notAt })}`}</Typeset>
      )}
    </>
  );
}
