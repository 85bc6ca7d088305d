import { Heading, Page, Tabs } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { LibrarySection } from './LibrarySection.tsx';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import { type ProfileProps, profileSections } from './Profile.types.ts';
import { ProfileDetailsSection } from './ProfileDetailsSection.tsx';
import { QualitySection } from './QualitySection.tsx';

/** /user-profile: the person, the library of their organisation, and how good the answers of this release are. */
export function Profile({ section, title, onSection, ...props }: ProfileProps) {
  const t = useMessages(profileMessages);
  usePageTitle(title ?? t(`sections.${section}`));
  const panels = {
    profile: <ProfileDetailsSection {...props} source={props.profile} />,
    security: props.security,
    administration: props.administration,
    library: <LibrarySection source={props.library} role={props.person.role} notify={props.notify} />,
    quality: (
      <QualitySection source={props.quality} isAdmin={props.person.role === 'owner' || props.person.role === 'admin'} />
    ),
  };
  return (
    <Page width="wide">
      <div className={styles.page}>
        <Heading level={1} className={styles.title}>
          {t('title')}
        </Heading>
        <Tabs
          label={t('sections.label')}
          value={section}
          onChange={onSection}
          tabs={profileSections
            .filter((value) => panels[value] !== undefined)
            .map((value) => ({ value, label: t(`sections.${value}`), panel: panels[value] }))}
        />
      </div>
    </Page>
  );
}
