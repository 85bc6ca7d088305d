import { Banner, Button, Dialog, Stack, Text } from '@assay/design-system';
import { successMessages } from '@assay/domain';
import { useMessages, useTranslator } from '@assay/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import type { Notify } from '../Administration.types.ts';
import { administrationMessages } from '../messages.ts';
import { SiteForm } from './SiteForm.tsx';
import { nameOf } from './SiteTable.tsx';
import { draftOf, type SiteDraft, termsOf } from './site-draft.rules.ts';
import { OriginTakenError, type Site, SiteGoneError, type SitesSource, type SiteTerms } from './sites.source.ts';

export interface SiteDialogProps {
  source: SitesSource;
  notify: Notify;
  /** The site whose terms are changed; a new one without. */
  site?: Site | undefined;
  /** Origins of the other sites of the organisation. */
  taken: readonly string[];
  /** Something was done, or is otherwise than it was thought to be. */
  onStale: () => Promise<unknown>;
  /** `added` when there is a new site. */
  onClose: (added?: Site) => void;
}

/** Adds a site or changes its terms. What was typed stays when it could not be saved. */
export function SiteDialog({ source, notify, site, taken, onStale, onClose }: SiteDialogProps) {
  const t = useMessages(administrationMessages);
  const { locale } = useTranslator();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(site));
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function change(next: SiteDraft) {
    setDraft(next);
    setTaken(false);
  }

  async function save(terms: SiteTerms): Promise<Site | undefined> {
    if (!site) return source.add(terms);
    await source.change(site.site_id, terms);
    return undefined;
  }

  async function submit() {
    if (isBusy) return;
    setFailure(undefined);
    const terms = termsOf(draft, taken);
    if (!terms) {
      setAttempts(attempts + 1);
      return;
    }
    setBusy(true);
    try {
      const added = await save(terms);
      notify({ title: successMessages[site ? 'updated' : 'created'][locale], tone: 'positive' });
      await onStale();
      onClose(added);
    } catch (error) {
      // The list may tell whose the origin is, or that the site is no more.
      await onStale();
      setBusy(false);
      setTaken(error instanceof OriginTakenError);
      if (error instanceof OriginTakenError) setAttempts(attempts + 1);
      else if (error instanceof SiteGoneError) setFailure(t('sites.gone'));
      else setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog
      isOpen
      isPersistent
      onClose={() => onClose()}
      title={site ? t('sites.change', { site: nameOf(site) }) : t('sites.add')}
      closeLabel={t('sites.cancel')}
      actions={
        <>
          <Button onClick={() => onClose()}>{t('sites.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} busyLabel={t('sites.saving')}>
            {site ? t('sites.save') : t('sites.addConfirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {site && (
          <Text as="p" tone="muted">
            {t('sites.changeText')}
          </Text>
        )}
        <SiteForm
          id={formId}
          ref={form}
          draft={draft}
          taken={taken}
          isTaken={isTaken}
          isChecked={attempts > 0}
          libraryHint={site && site.library !== draft.library ? t('sites.libraryChanges') : undefined}
          onChange={change}
          onSubmit={() => void submit()}
        />
        {failure !== undefined && (
          <Banner tone="critical" title={t('sites.notSaved')} announce="assertive">
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
