import { Avatar } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { worksMessages } from '../messages.ts';
import { useWorkSession } from '../WorkContext.ts';
import { toneStyle } from './person-tone.ts';
import * as styles from './presence.css.ts';

/** So many are shown; of more their number. */
const shown = 4;

/** Others who have the work open. Somebody with several pages is one. */
export function PresentPeople() {
  const t = useMessages(worksMessages);
  const { session, snapshot } = useWorkSession();
  const people = new Map(
    snapshot.surroundings.present
      .filter(({ page }) => page !== session.page)
      .map((one) => [one.person ?? one.page, one] as const),
  );
  if (people.size === 0) return null;
  const named = Array.from(people, ([id, { name }]) => ({ id, name: name === '' ? t('present.guest') : name }));
  return (
    <ul className={styles.people} aria-label={t('present.label')}>
      {named.slice(0, shown).map(({ id, name }) => (
        <li key={id} style={toneStyle(id)}>
          <span className={styles.person} title={name}>
            <Avatar name={name} label={name} />
          </span>
        </li>
      ))}
      {named.length > shown && <li className={styles.more}>{t('present.more', { count: named.length - shown })}</li>}
    </ul>
  );
}
