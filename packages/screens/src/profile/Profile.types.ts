import type { ThemeChoice } from '@assay/design-system';
import type { EditionState, Locale } from '@assay/domain';
import type { ReactNode } from 'react';
import type { LibrarySource } from './library.source.ts';
import type { ProfileSource } from './profile.source.ts';
import type { QualitySource } from './quality.source.ts';

export const profileSections = ['profile', 'security', 'administration', 'library', 'quality'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The person signed in, as the profile shows it. */
export interface ProfilePerson {
  email?: string;
  /** Organisation the person works in. */
  tenant?: string;
  role: 'owner' | 'admin' | 'member' | 'viewer';
  edition: EditionState;
}

export interface ProfilePreferences {
  locale: Locale;
  theme: ThemeChoice;
  onLocale: (locale: Locale) => void;
  onTheme: (theme: ThemeChoice) => void;
}

/** Tells the person something that passes by. */
export type Notify = (message: {
  title: string;
  description?: string;
  tone: 'positive' | 'critical' | 'info' | 'caution';
}) => void;

export interface ProfileProps {
  profile: ProfileSource;
  library: LibrarySource;
  quality: QualitySource;
  /** Password, phone and own data. */
  security?: ReactNode;
  /** What owners and administrators look after. */
  administration?: ReactNode;
  person: ProfilePerson;
  preferences: ProfilePreferences;
  section: ProfileSection;
  /** Name of the page where the section alone does not tell it. */
  title?: string | undefined;
  onSection: (section: ProfileSection) => void;
  /** The name of the person may have changed. */
  onSaved: () => void;
  notify: Notify;
}
