import {
  AppFrame,
  Banner,
  Button,
  CircleHelpIcon,
  Drawer,
  IconButton,
  SegmentedControl,
  Stack,
} from '@assay/design-system';
import { homepageTypes } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { lazy, Suspense, useMemo, useState } from 'react';
import { AccountMenu } from './AccountMenu.tsx';
import { FindButton } from './FindButton.tsx';
import * as styles from './Frame.css.ts';
import type { FrameProps } from './Frame.types.ts';
import { HeaderSlotContext } from './HeaderSlot.tsx';
import { frameMessages } from './messages.ts';
import { Navigation } from './Navigation.tsx';
import { useNavigationCollapse } from './useNavigationCollapse.ts';

const HelpText = lazy(() => import('./HelpText.tsx').then(({ HelpText }) => ({ default: HelpText })));

/** The frame around every screen of the common layout: navigation, header with the screen's own place, account. */
export function Frame({
  visitor,
  route,
  preferences,
  isOffline,
  onFind,
  isHelpOpen,
  onHelp,
  onHomepageType,
  onTenant,
  onSignIn,
  onSignOut,
  isSigningOut,
  children,
}: FrameProps) {
  const t = useMessages(frameMessages);
  const [isCollapsed, setCollapsed] = useNavigationCollapse();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ start, end }), [start, end]);
  const person = typeof visitor === 'object' ? visitor : undefined;
  const permissions = person?.permissions ?? [];
  return (
    <AppFrame
      skipLabel={t('skip')}
      menuLabel={t('nav.open')}
      closeLabel={t('nav.collapse')}
      isMenuOpen={isMenuOpen}
      onMenuChange={setMenuOpen}
      rail={
        <Navigation
          permissions={permissions}
          route={route}
          isExpanded={!isCollapsed}
          onToggle={() => setCollapsed(!isCollapsed)}
        />
      }
      menu={<Navigation permissions={permissions} route={route} isExpanded onLeave={() => setMenuOpen(false)} />}
      header={
        <>
          <div ref={setStart} className={styles.start}>
            {person?.homepageType && onHomepageType && (
              <SegmentedControl
                label={t('homes.label')}
                value={person.homepageType}
                onChange={onHomepageType}
                segments={homepageTypes.map((value) => ({
                  value,
                  label: t(`homes.${value}`),
                  description: t(`homes.names.${value}`),
                }))}
              />
            )}
          </div>
          <div ref={setEnd} className={styles.end} />
          <FindButton onPress={onFind} />
          <IconButton icon={CircleHelpIcon} label={t('account.help')} onClick={() => onHelp(true)} />
          {visitor === 'guest' ? (
            <Button size="compact" onClick={onSignIn}>
              {t('account.signIn')}
            </Button>
          ) : null}
          <AccountMenu
            visitor={person}
            preferences={preferences}
            isSigningOut={isSigningOut}
            onSignOut={onSignOut}
            onTenant={onTenant}
          />
        </>
      }
    >
      {isOffline && (
        <Banner tone="caution" title={t('offline.title')} className={styles.offline}>
          {t('offline.text')}
        </Banner>
      )}
      <HeaderSlotContext value={places}>{children}</HeaderSlotContext>
      <Drawer isOpen={isHelpOpen} onClose={() => onHelp(false)} title={t('help.title')} closeLabel={t('help.close')}>
        <Stack>
          <Suspense>{isHelpOpen && <HelpText />}</Suspense>
        </Stack>
      </Drawer>
    </AppFrame>
  );
}
