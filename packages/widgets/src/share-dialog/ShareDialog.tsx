import {
  Banner,
  Button,
  CopyIcon,
  Dialog,
  Field,
  LinkIcon,
  RetryIcon,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@assay/design-system';
import { type MessageValues, useFormats } from '@assay/i18n';
import { useEffect, useRef, useState } from 'react';
import * as styles from './ShareDialog.css.ts';

/** A live link to an item. */
export interface ShareLink {
  link_id: string;
  created_at: string;
  expires_at: string | null;
  opened: number;
}

/** The links of one item; the same object for the same item. */
export interface ShareLinks {
  list(): Promise<readonly ShareLink[]>;
  /** A new link; its path, with the token, is given this once. */
  create(): Promise<{ link: ShareLink; path: string }>;
  revoke(id: string): Promise<void>;
}

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
  | 'once';

export interface ShareDialogProps {
  isOpen: boolean;
  onClose(): void;
  links: ShareLinks;
  /** Words of the widget that shares; they name what is shared. */
  t(key: `share.${ShareWord}`, values?: MessageValues): string;
}

/** Links to an item for readers without an account: make one, copy it, end one at once. */
export function ShareDialog({ isOpen, onClose, links: source, t }: ShareDialogProps) {
  const formats = useFormats();
  const [links, setLinks] = useState<readonly ShareLink[]>();
  const [fresh, setFresh] = useState<{ id: string; address: string }>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<{ of: 'list' | 'change'; message: string }>();
  const [attempts, setAttempts] = useState(0);
  const [status, setStatus] = useState('');
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

  const create = () =>
    attempt('create', async () => {
      const { link, path } = await source.create();
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
        {fresh ? (
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
        ) : (
          <span>
            <Button
              variant="primary"
              icon={LinkIcon}
              isBusy={busy === 'create'}
              busyLabel={t('share.creating')}
              onClick={() => void create()}
            >
              {t('share.create')}
            </Button>
          </span>
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
                  <Text tone="muted"> · {t('share.opened', { count: link.opened })}</Text>
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
      </Stack>
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
