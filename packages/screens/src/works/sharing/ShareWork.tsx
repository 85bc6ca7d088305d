import {
  Banner,
  Button,
  Combobox,
  type ComboboxOption,
  CopyIcon,
  Dialog,
  Field,
  Inline,
  LinkIcon,
  Select,
  Skeleton,
  Text,
  TextInput,
} from '@assay/design-system';
import { type LinkRole, linkRoles, type ShareRole, shareRoles } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worksMessages } from '../messages.ts';
import * as styles from './share.css.ts';
import type { WorkSharing } from './share.source.ts';

export interface ShareWorkProps {
  sharing: WorkSharing;
  /** Name under which what is read of the work is kept. */
  workKey: string;
  onClose(): void;
}

/** Days that a link may be made for; without any it lives until it is revoked. */
const lives = [7, 30, 90] as const;

/** Who may read, comment on or edit a work: people by name, everybody of the organisation, and whoever has a link. */
export default function ShareWork({ sharing, workKey, onClose }: ShareWorkProps) {
  const t = useMessages(worksMessages);
  const formats = useFormats();
  const cache = useQueryClient();
  const queryKey = ['work', workKey, 'share'];
  const share = useQuery({ queryKey, queryFn: sharing.read });
  const [chosen, setChosen] = useState<ComboboxOption>();
  const [role, setRole] = useState<ShareRole>('edit');
  const [linkRole, setLinkRole] = useState<LinkRole>('read');
  const [days, setDays] = useState('');
  const [fresh, setFresh] = useState<string>();
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      await cache.invalidateQueries({ queryKey });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  const roleOptions = (roles: readonly ShareRole[]) => roles.map((value) => ({ value, label: t(`share.${value}`) }));
  const none = { value: '', label: t('share.notShared') };

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(t('share.copied'));
    } catch {
      // Without a secure context there is no clipboard: the person copies the address from its field.
      setStatus(t('share.copyFailed'));
    }
  }

  return (
    <Dialog isOpen title={t('share.title')} closeLabel={t('share.close')} onClose={onClose}>
      <div className={styles.parts}>
        {(failure !== undefined || share.error) && (
          <Banner tone="critical" title={t('share.failed')} announce="assertive">
            {failure ?? share.error?.message}
          </Banner>
        )}
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            if (!chosen) return;
            void attempt(() => sharing.setPerson(chosen.value, role)).then(() => setChosen(undefined));
          }}
        >
          <Field label={t('share.person')}>
            <Combobox
              value={chosen}
              onChange={setChosen}
              clearLabel={t('share.clear')}
              placeholder={t('share.personHint')}
              words={{ list: t('share.person') }}
              source={async ({ query }) =>
                (await sharing.colleagues(query)).map(({ user_id: value, full_name: name, email }) => ({
                  value,
                  label: name === '' ? (email ?? '') : name,
                  ...(email !== null && { description: email }),
                }))
              }
            />
          </Field>
          <Select
            aria-label={t('share.may')}
            value={role}
            options={roleOptions(shareRoles)}
            onChange={(event) => setRole(shareRoles.find((each) => each === event.target.value) ?? 'read')}
          />
          <Button type="submit" isDisabled={!chosen} isBusy={isBusy}>
            {t('share.add')}
          </Button>
        </form>
        {!share.data && !share.error && <Skeleton lines={3} />}
        {share.data && (
          <ul className={styles.list}>
            {share.data.people.map(({ user_id: person, full_name: name, email, role: held }) => (
              <li key={person} className={styles.line}>
                <span>
                  <Text size="dense" tone="strong">
                    {name === '' ? email : name}
                  </Text>
                  {name !== '' && email !== null && (
                    <Text size="caption" tone="muted">
                      {' '}
                      {email}
                    </Text>
                  )}
                </span>
                <Select
                  size="compact"
                  aria-label={t('share.mayName', { name: name === '' ? (email ?? '') : name })}
                  value={held}
                  options={[...roleOptions(shareRoles), none]}
                  onChange={(event) =>
                    void attempt(() =>
                      sharing.setPerson(person, shareRoles.find((each) => each === event.target.value) ?? null),
                    )
                  }
                />
              </li>
            ))}
            <li className={styles.line}>
              <Text size="dense" tone="strong">
                {t('share.organisation')}
              </Text>
              <Select
                size="compact"
                aria-label={t('share.mayName', { name: t('share.organisation') })}
                value={share.data.organisation ?? ''}
                options={[none, ...roleOptions(shareRoles)]}
                onChange={(event) =>
                  void attempt(() =>
                    sharing.setOrganisation(shareRoles.find((each) => each === event.target.value) ?? null),
                  )
                }
              />
            </li>
          </ul>
        )}
        <section className={styles.links} aria-label={t('share.links')}>
          <Text size="caption" tone="muted">
            {t('share.linksHint')}
          </Text>
          {fresh === undefined ? (
            <Inline>
              <Select
                size="compact"
                aria-label={t('share.linkMay')}
                value={linkRole}
                options={roleOptions(linkRoles)}
                onChange={(event) => setLinkRole(linkRoles.find((each) => each === event.target.value) ?? 'read')}
              />
              <Select
                size="compact"
                aria-label={t('share.life')}
                value={days}
                options={[
                  { value: '', label: t('share.lifeOpen') },
                  ...lives.map((life) => ({ value: String(life), label: t('share.lifeDays', { days: life }) })),
                ]}
                onChange={(event) => setDays(event.target.value)}
              />
              <Button
                size="compact"
                icon={LinkIcon}
                isBusy={isBusy}
                onClick={() =>
                  void attempt(async () => {
                    const path = await sharing.createLink(linkRole, days === '' ? undefined : Number(days));
                    setFresh(new URL(path, location.origin).href);
                  })
                }
              >
                {t('share.create')}
              </Button>
            </Inline>
          ) : (
            <Field label={t('share.link')} hint={t('share.once')}>
              <TextInput
                readOnly
                value={fresh}
                onFocus={(event) => event.target.select()}
                end={
                  <Button variant="quiet" size="compact" icon={CopyIcon} onClick={() => void copy(fresh)}>
                    {t('share.copy')}
                  </Button>
                }
              />
            </Field>
          )}
          <Text as="p" size="dense" tone="muted" role="status">
            {status}
          </Text>
          {share.data && share.data.links.length > 0 && (
            <ul className={styles.list}>
              {share.data.links.map(({ link_id: link, created_at, expires_at, opened, role: held }) => (
                <li key={link} className={styles.line}>
                  <Text size="dense">
                    {t(`share.${held}`)}
                    <Text tone="muted">
                      {' · '}
                      {t('share.createdAt', { when: formats.ago(created_at) })}
                      {' · '}
                      {t('share.opened', { count: opened })}
                      {expires_at !== null && ` · ${t('share.until', { date: formats.date(expires_at) })}`}
                    </Text>
                  </Text>
                  <Button
                    variant="danger"
                    size="compact"
                    onClick={() => void attempt(() => sharing.revokeLink(link)).then(() => setFresh(undefined))}
                  >
                    {t('share.revoke')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}
