import { Disclosure } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { seekPanelMessages } from '../messages.ts';
import type { StatedRow } from '../module-contents.ts';
import { ValuesTable } from './ValuesTable.tsx';

/** Values that nobody asked for, folded away below those that were. */
export function FoldedValues({ values }: { values: readonly StatedRow[] }) {
  const t = useMessages(seekPanelMessages);
  const formats = useFormats();
  return (
    <Disclosure label={t('values.other')} aside={formats.number(values.length)} headingLevel={3}>
      <ValuesTable label={t('values.other')} values={values} />
    </Disclosure>
  );
}
