import { CircleAlertIcon, Icon, VisuallyHidden } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import * as styles from './outline.css.ts';
import { type MarkKind, markKinds, type OutlineMarks } from './outline-marks.ts';

/** What a line says behind its name: how many things stand in it, and what of them somebody should look at. */
export function OutlineAside({ count, marks }: { count: number | undefined; marks: OutlineMarks | undefined }) {
  const formats = useFormats();
  return (
    <span className={styles.aside}>
      {marks && markKinds.map((kind) => marks[kind] > 0 && <OutlineMark key={kind} kind={kind} marks={marks} />)}
      {count !== undefined && count > 0 && <span className={styles.count}>{formats.number(count)}</span>}
    </span>
  );
}

/** A number in the look of its mark, and in words for who hears it. */
function OutlineMark({ kind, marks }: { kind: MarkKind; marks: OutlineMarks }) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const words = t(`outline.${kind}`, { count: marks[kind] });
  return (
    <span className={styles.marks[kind]} data-tone={marks.tone} title={words}>
      <span aria-hidden className={styles.figure}>
        {kind === 'findings' && <Icon of={CircleAlertIcon} size="sm" />}
        {formats.number(marks[kind])}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
