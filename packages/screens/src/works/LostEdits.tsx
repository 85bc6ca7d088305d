import { Banner } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Edit, WorkKind } from '@assay/works';
import { worksMessages } from './messages.ts';
import { proseText, stepsText } from './prose/prose-text.ts';
import { useWorkSession } from './WorkContext.ts';
import * as styles from './works.css.ts';

const wordsIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : proseText(value);

/** Words and figures that somebody wrote in an edit. */
function wordsOf(edit: Edit, kind: WorkKind): string {
  if (!('operations' in edit)) return '';
  const values = edit.operations.flatMap((operation) => {
    if (operation.op === 'write') return [stepsText(operation.steps)];
    if (operation.op === 'set') return [wordsIn(operation.value)];
    if (operation.op !== 'add') return [];
    const fields = kind.types[operation.type]?.fields;
    // What it refers to is an id.
    const written = Object.entries(operation.fields ?? {}).filter(([name]) => fields?.[name]?.form !== 'reference');
    return written.map(([, value]) => wordsIn(value));
  });
  return values.filter((value) => value !== '').join(' · ');
}

/** What could not be saved any more, with the words that were written in it. */
export function LostEdits() {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const { lost } = snapshot;
  if (lost.length === 0) return null;
  return (
    <div className={styles.notices}>
      <Banner
        tone="caution"
        announce="assertive"
        title={t('lost.title', { count: lost.length })}
        closeLabel={t('lost.close')}
        onClose={() => session.forgetLost()}
      >
        {t('lost.text')}
        <ul>
          {lost.map((one) => (
            <li key={one.edit.id}>
              {wordsOf(one.edit, session.state.kind)}{' '}
              {'said' in one ? one.said : t(one.refusal.reason === 'noRecord' ? 'lost.noRecord' : 'lost.other')}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
