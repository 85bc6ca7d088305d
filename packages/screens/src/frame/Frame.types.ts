import type { ThemeChoice } from '@assay/design-system';
import type { HomepageType, Locale, PermissionKey, RouteName } from '@assay/domain';
import type { ReactNode } from 'react';

/** Who uses the product, as the frame shows it. */
export interface FrameVisitor {
  name: string;
  email?: string;
  /** Organisation the person works in. */
  tenant?: string;
  tenantId?: string;
  /** Every organisation the person belongs to; with more than one there is a switch. */
  tenants?: readonly { id: string; name: string }[];
  permissions: readonly PermissionKey[];
  /** Home the person chose; absent for guests. */
  homepageType?: HomepageType;
}

/** What the person chose for this browser. */
export interface FramePreferences {
  theme: ThemeChoice;
  locale: Locale;
  onTheme(theme: ThemeChoice): void;
  onLocale(locale: Locale): void;
}

export interface FrameProps {
  /** The person signed in, `guest`, or undefined while that is not known yet. */
  visitor: FrameVisitor | 'guest' | undefined;
  /** Route on show. */
  route: RouteName | undefined;
  preferences: FramePreferences;
  isOffline: boolean;
  /** Opens the list of everything that can be found or begun. */
  onFind(): void;
  isHelpOpen: boolean;
  onHelp(isOpen: boolean): void;
  /** Changes the product home; absent where there is no switch. */
  onHomepageType?: (type: HomepageType) => void;
  /** Acts in another organisation. */
  onTenant?: (tenantId: string) => void;
  onSignIn(): void;
  onSignOut(): void;
  isSigningOut: boolean;
  children: ReactNode;
}
