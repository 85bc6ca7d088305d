import {
  Button,
  ButtonLink,
  CompassIcon,
  EmptyState,
  ErrorState,
  KeyValue,
  Link,
  LockIcon,
  Page,
  RefreshIcon,
  Stack,
  Text,
  TriangleAlertIcon,
} from '@assay/design-system';
import { pathTo } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { usePageTitle } from '../detail/usePageTitle.ts';
import * as styles from './ErrorPages.css.ts';
import { errorsMessages } from './messages.ts';

export interface NotFoundProps {
  /** Members are also shown the way to their history. */
  isMember: boolean;
  /** The address was a short link, which has run out or is of another organisation. */
  isShortLink?: boolean;
}

/** /404 and every path that is none of ours, or whose screen is not part of this release. */
export function NotFound({ isMember, isShortLink = false }: NotFoundProps) {
  const t = useMessages(errorsMessages);
  const title = t(isShortLink ? 'notFound.linkTitle' : 'notFound.title');
  usePageTitle(title);
  return (
    <Page>
      <EmptyState
        icon={CompassIcon}
        className={styles.alone}
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink href={pathTo('home')} variant="primary">
              {t('notFound.home')}
            </ButtonLink>
            {isMember && <ButtonLink href={pathTo('history')}>{t('notFound.history')}</ButtonLink>}
          </>
        }
      >
        {t(isShortLink ? 'notFound.linkText' : 'notFound.text')}
      </EmptyState>
    </Page>
  );
}

export interface ForbiddenProps {
  /** Offers another account; absent where signing in would change nothing. */
  onSignIn?: () => void;
  /** Whom to ask for access; empty where there is nobody, or it is not known. */
  administrators?: readonly { name: string; email?: string }[];
}

/** /403: the visitor may not see what the address names. */
export function Forbidden({ onSignIn, administrators = [] }: ForbiddenProps) {
  const t = useMessages(errorsMessages);
  usePageTitle(t('forbidden.title'));
  return (
    <Page>
      <ErrorState
        icon={LockIcon}
        className={styles.alone}
        level={1}
        title={t('forbidden.title')}
        actions={
          <>
            <ButtonLink href={pathTo('home')} variant="primary">
              {t('forbidden.home')}
            </ButtonLink>
            {onSignIn && <Button onClick={onSignIn}>{t('forbidden.signIn')}</Button>}
          </>
        }
      >
        <Stack gap={3}>
          <Text as="p">{t('forbidden.text')}</Text>
          {administrators.length > 0 && (
            <KeyValue
              items={administrators.map(({ name, email }) => ({
                key: `${name} ${email}`,
                label: t('forbidden.administrator'),
                value: email === undefined ? name : <Link href={`mailto:${email}`}>{`${name}, ${email}`}</Link>,
              }))}
            />
          )}
        </Stack>
      </ErrorState>
    </Page>
  );
}

export interface ScreenFailureProps {
  /** The service did not answer; otherwise the screen itself failed. */
  isUnreachable: boolean;
  onReload(): void;
}

/** In place of a screen that could not be loaded or stopped working. */
export function ScreenFailure({ isUnreachable, onReload }: ScreenFailureProps) {
  const t = useMessages(errorsMessages);
  const title = t(isUnreachable ? 'failed.unreachable' : 'failed.title');
  usePageTitle(title);
  return (
    <Page>
      <ErrorState
        icon={TriangleAlertIcon}
        className={styles.alone}
        level={1}
        title={title}
        actions={
          <Button variant="primary" icon={RefreshIcon} onClick={onReload}>
            {t('failed.reload')}
          </Button>
        }
      >
        {t(isUnreachable ? 'failed.unreachableText' : 'failed.text')}
      </ErrorState>
    </Page>
  );
}
