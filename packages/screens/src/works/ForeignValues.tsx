import { Banner, Button } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { contentHash } from '@assay/works';
import { editWhatIsThere } from './edit-what-is-there.ts';
import { worksMessages } from './messages.ts';
import { showPlace } from './show-place.ts';
import { useAuthorName } from './talk/useAuthorName.ts';
import { useWorkSession } from './WorkContext.ts';
import { mayStandAgain, placeName, useDescriptions, valueText } from './WorkDescriptions.ts';
import * as styles from './works.css.ts';

/** What others had written where the person has set something without having seen it: their own stands, and theirs can be taken. */
export function ForeignValues() {
  const t = useMessages(worksMessages);
  const words = useDescriptions();
  const nameOf = useAuthorName();
  const { session, snapshot } = useWorkSession();
  const kept = new Map(snapshot.over.map((one) => [`${one.record} ${one.field} ${contentHash(one.value ?? '')}`, one]));
  const places = Array.from(kept, ([key, { record: id, field, value, author, origin }]) => {
    const record = session.state.get(id);
    if (!record || contentHash(record.fields[field]) === contentHash(value ?? undefined)) return [];
    const at = { work: session.state, type: record.type, field };
    if (!mayStandAgain(at, value)) return [];
    const said = { name: nameOf(author, origin), place: placeName(words, record, session.state, field) };
    return [{ key, id, field, value, ...said, text: valueText(words, at, value) }];
  }).flat();
  if (places.length === 0) return null;
  return (
    <div className={styles.notices}>
      <Banner
        tone="caution"
        announce="assertive"
        title={t('over.title', { count: places.length })}
        closeLabel={t('over.close')}
        onClose={() => session.forgetOver()}
      >
        {t('over.text')}
        <ul className={styles.foreign}>
          {places.map(({ key, id, field, value, name, place, text }) => (
            <li key={key} className={styles.foreignValue}>
              <span>{text === '' ? t('over.emptied', { name, place }) : t('over.wrote', { name, place, text })}</span>
              <Button
                size="compact"
                aria-label={t('over.takeOf', { name, place })}
                onClick={() => {
                  editWhatIsThere(session, [{ op: 'set', id, field, value }]);
                  showPlace({ record: id, field });
                }}
              >
                {t('over.take')}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
