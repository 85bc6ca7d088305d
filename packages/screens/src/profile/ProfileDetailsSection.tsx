import { Field, Heading, KeyValue, Select, Skeleton, Stack, type ThemeChoice } from '@assay/design-system';
import { isLocale, localeNames, locales } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { DetailsForm } from './DetailsForm.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import type { Notify, ProfilePerson, ProfilePreferences } from './Profile.types.ts';
import type { ProfileSource } from './profile.source.ts';

const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark', 'high-contrast', 'high-contrast-dark'];

export interface ProfileDetailsSectionProps {
  source: ProfileSource;
  person: ProfilePerson;
  preferences: ProfilePreferences;
  onSaved: () => void;
  notify: Notify;
}

/** What the person says about themselves, what the account is, and how the product looks to them. */
export function ProfileDetailsSection({ source, person, preferences, onSaved, notify }: ProfileDetailsSectionProps) {
  const t = useMessages(profileMessages);
  const profile = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => source.read(signal) });
  return (
    <div className={styles.parts}>
      <section className={styles.part}>
        <Heading level={2} size="title3">
          {t('you.title')}
        </Heading>
        {profile.isPending && (
          <Stack gap={5} role="status" aria-label={t('loading')}>
            <Skeleton height={56} />
            <Skeleton height={56} />
            <Skeleton height={56} />
          </Stack>
        )}
        {profile.isError && <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} />}
        {profile.isSuccess && <DetailsForm source={source} stored={profile.data} onSaved={onSaved} notify={notify} />}
      </section>
      <div className={styles.column}>
        <section className={styles.part}>
          <Heading level={2} size="title3">
            {t('account.title')}
          </Heading>
          <KeyValue
            hasRules
            items={[
              {
                key: 'phone',
                label: t('account.phone'),
                value: profile.isSuccess ? (
                  profile.data.phone || t('account.noPhone')
                ) : (
                  <Skeleton lines={1} size="dense" />
                ),
              },
              { key: 'email', label: t('account.email'), value: person.email ?? t('account.noEmail') },
              ...(person.tenant === undefined
                ? []
                : [{ key: 'tenant', label: t('account.tenant'), value: person.tenant }]),
              { key: 'role', label: t('account.role'), value: t(`roles.${person.role}`) },
              { key: 'edition', label: t('account.edition'), value: t(`editions.${person.edition}`) },
            ]}
          />
        </section>
        <section className={styles.part}>
          <Heading level={2} size="title3">
            {t('display.title')}
          </Heading>
          <Field label={t('display.language')} hint={t('display.languageHint')}>
            <Select
              value={preferences.locale}
              options={locales.map((value) => ({ value, label: localeNames[value] }))}
              onChange={({ target }) => isLocale(target.value) && preferences.onLocale(target.value)}
            />
          </Field>
          <Field label={t('display.theme')} hint={t('display.themeHint')}>
            <Select
              value={preferences.theme}
              options={themes.map((value) => ({ value, label: t(`display.themes.${value}`) }))}
              onChange={({ target }) => {
                const theme = themes.find((value) => value === target.value);
                if (theme) preferences.onTheme(theme);
              }}
            />
          </Field>
        </section>
      </div>
    </div>
  );
}
