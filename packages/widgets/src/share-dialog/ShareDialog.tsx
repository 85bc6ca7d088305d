import {
  Banner,
  Button,
  CopyIcon,
  Dialog,
  Field,
  Inline,
  LinkIcon,
  RetryIcon,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@assay/design-system';
import { type MessageValues, useFormats } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import * as styles from './ShareDialog.css.ts';
import type { ShareLink, TenantShare } from './sharing.source.ts';
import { TenantShareSwitch } from './TenantShareSwitch.tsx';

/** The links of one item; the same object for the same item. */
export interface ShareLinks {
  list(): Promise<readonly ShareLink[]>;
  /**
   * A new link, that ends after so many days; its path, with the token, is given this once. Absent for who closes what
   * they opened and opens no more.
   */
  create?: (days?: number) => Promise<{ link: ShareLink; path: string }>;
  revoke(id: string): Promise<void>;
  /** Absent where there is no organisation to share with. */
  tenant?: TenantShare;
}

/** Days that a link may be made for; without any it lives until it is revoked. */
const lives = [7, 30, 90] as const;

type ShareWord =
  | 'title'
  | 'hint'
  | 'create'
  | 'creating'
  | 'link'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'revoke'
  | 'revoking'
  | 'revoked'
  | 'createdAt'
  | 'none'
  | 'failed'
  | 'loading'
  | 'retry'
  | 'notDone'
  | 'close'
  | 'opened'
  | 'once'
  | 'life'
  | 'lifeOpen'
  | 'lifeDays'
  | 'until'
  | 'tenant'
  | 'tenantHint';

export interface ShareDialogProps {
  isOpen: boolean;
  onClose(): void;
  links: ShareLinks;
  /** Words of the widget that shares; they name what is shared. */
  t(key: `share.${ShareWord}`, values?: MessageValues): string;
}

/** Who reads an item besides its owner: the organisation, and whoever has a link that was made here and still lives. */
export function ShareDialog({ isOpen, onClose, links: source, t }: ShareDialogProps) {
  const formats = useFormats();
  const [links, setLinks] = useState<readonly ShareLink[]>();
  const [fresh, setFresh] = useState<{ id: string; address: string }>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ of: 'list' | 'change'; message: string }>();
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState('');
  const [days, setDays] = useState<(typeof lives)[number]>();
  const field = useRef<HTMLInputElement>(null);

  async function attempt(name: string, work: () => Promise<void>) {
    setBusy(name);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure({ of: 'change', message: messageOf(error) });
    } finally {
      setBusy(undefined);
    }
  }

  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const show = async () => {
      try {
        const list = await source.list();
        if (!isGone) setLinks(list);
      } catch (error) {
        if (!isGone) setFailure({ of: 'list', message: messageOf(error) });
      }
    };
    void show();
    return () => {
      isGone = true;
      setStatus('');
      setFresh(undefined);
      setFailure(undefined);
    };
    // Another attempt asks anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOpen, source, attempts]);

  const create = (make: NonNullable<ShareLinks['create']>) =>
    attempt('create', async () => {
      const { link, path } = await make(days);
      setLinks((held = []) => [link, ...held]);
      setFresh({ id: link.link_id, address: new URL(path, location.origin).href });
      setStatus('');
    });

  const revoke = (link: ShareLink) =>
    attempt(link.link_id, async () => {
      await source.revoke(link.link_id);
      setLinks((held = []) => held.filter((each) => each.link_id !== link.link_id));
      setFresh((held) => (held?.id === link.link_id ? undefined : held));
      setStatus(t('share.revoked'));
    });

  async function copy() {
    if (!fresh) return;
    try {
      await navigator.clipboard.writeText(fresh.address);
      setStatus(t('share.copied'));
    } catch {
      // Without a secure context there is no clipboard: the address is selected for the person instead.
      field.current?.select();
      setStatus(t('share.copyFailed'));
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('share.title')} closeLabel={t('share.close')}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('share.hint')}
        </Text>
        {failure !== undefined && (
          <Banner
            tone="critical"
            title={t(failure.of === 'list' ? 'share.failed' : 'share.notDone')}
            announce="assertive"
            {...(failure.of === 'list'
              ? {
                  actions: (
                    <Button size="compact" icon={RetryIcon} onClick={() => setAttempts(attempts + 1)}>
                      {t('share.retry')}
                    </Button>
                  ),
                }
              : {})}
          >
            {failure.message}
          </Banner>
        )}
        {fresh && (
          <Field label={t('share.link')} hint={t('share.once')}>
            <TextInput
              ref={field}
              readOnly
              value={fresh.address}
              onFocus={(event) => event.target.select()}
              end={
                <Button variant="quiet" size="compact" icon={CopyIcon} onClick={() => void copy()}>
                  {t('share.copy')}
                </Button>
              }
            />
          </Field>
        )}
        {!fresh && source.create && (
          <>
            <Field label={t('share.life')}>
              <Select
                value={days === undefined ? '' : String(days)}
                options={[
                  { value: '', label: t('share.lifeOpen') },
                  ...lives.map((life) => ({ value: String(life), label: t('share.lifeDays', { days: life }) })),
                ]}
                onChange={({ target }) => setDays(lives.find((life) => String(life) === target.value))}
              />
            </Field>
            <Inline>
              <Button
                variant="primary"
                icon={LinkIcon}
                isBusy={busy === 'create'}
                busyLabel={t('share.creating')}
                onClick={() => source.create && void create(source.create)}
              >
                {t('share.create')}
              </Button>
            </Inline>
          </>
        )}
        <Text as="p" size="dense" tone="muted" role="status">
          {status}
        </Text>
        {!links && !failure && (
          <div role="status" aria-label={t('share.loading')}>
            <Skeleton height={36} />
          </div>
        )}
        {links?.length === 0 && !status && (
          <Text as="p" size="dense" tone="muted">
            {t('share.none')}
          </Text>
        )}
        {links && links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.link_id} className={styles.link}>
                <Text size="dense">
                  {t('share.createdAt', { when: formats.ago(link.created_at) })}
                  <Text tone="muted">
                    {' · '}
                    {t('share.opened', { count: link.opened })}
                    {link.expires_at !== null && ` · ${t('share.until', { date: formats.date(link.expires_at) })}`}
                  </Text>
                </Text>
                <Button
                  variant="danger"
                  size="compact"
                  isBusy={busy === link.link_id}
                  busyLabel={t('share.revoking')}
                  onClick={() => void revoke(link)}
                >
                  {t('share.revoke')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isOpen && source.tenant && (
          <TenantShareSwitch
            share={source.tenant}
            label={t('share.tenant')}
            hint={t('share.tenantHint')}
            onFailure={(error) => setFailure({ of: 'change', message: messageOf(error) })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
