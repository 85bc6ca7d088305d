import {
  BellIcon,
  BookOpenIcon,
  CompassIcon,
  HomeIcon,
  type IconDrawing,
  LayersIcon,
  Logo,
  NavRail,
  NavRailButton,
  NavRailLink,
  PanelCloseIcon,
  PanelOpenIcon,
  ShieldIcon,
  WaypointsIcon,
  WorkflowIcon,
} from '@assay/design-system';
import { type NavigationEntry, type PermissionKey, type RouteName, visibleNavigation } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import * as styles from './Frame.css.ts';
import { frameMessages } from './messages.ts';

/** Drawing of each place of the navigation. */
export const navigationIcons: Record<NavigationEntry['name'], IconDrawing> = {
  home: HomeIcon,
  explore: CompassIcon,
  studio: WorkflowIcon,
  monitor: BellIcon,
  project: WaypointsIcon,
  incognito: ShieldIcon,
  library: BookOpenIcon,
  materials: LayersIcon,
};

export interface NavigationProps {
  permissions: readonly PermissionKey[];
  route: RouteName | undefined;
  isExpanded: boolean;
  /** Absent on narrow screens, where the panel is opened and closed instead. */
  onToggle?: () => void;
  /** Called when an entry was chosen. */
  onLeave?: () => void;
}

/** The navigation panel: what exists and what the person may use. */
export function Navigation({ permissions, route, isExpanded, onToggle, onLeave }: NavigationProps) {
  const t = useMessages(frameMessages);
  const entries = visibleNavigation(permissions);
  const link = (entry: NavigationEntry) => (
    <NavRailLink
      key={entry.name}
      icon={navigationIcons[entry.name]}
      label={t(`nav.${entry.name}`)}
      href={entry.link}
      isCurrent={route !== undefined && entry.current.includes(route)}
      onClick={onLeave}
    />
  );
  return (
    <NavRail
      label={t('nav.label')}
      isExpanded={isExpanded}
      brand={
        <a href="/home" className={styles.brand} aria-label={t('home')} onClick={onLeave}>
          <Logo variant={isExpanded ? 'full' : 'mark'} />
        </a>
      }
      foot={
        <>
          {entries.filter((entry) => entry.place === 'bottom').map(link)}
          {onToggle && (
            <NavRailButton
              icon={isExpanded ? PanelCloseIcon : PanelOpenIcon}
              label={t(isExpanded ? 'nav.collapse' : 'nav.expand')}
              aria-expanded={isExpanded}
              onClick={onToggle}
            />
          )}
        </>
      }
    >
      {entries.filter((entry) => entry.place === 'top').map(link)}
    </NavRail>
  );
}
