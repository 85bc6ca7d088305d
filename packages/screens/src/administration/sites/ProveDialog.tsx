import { Banner, Button, CodeBlock, Dialog, Stack, Text } from '@assay/design-system';
import { type SiteProofResult, siteProofPath } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useState } from 'react';
import type { Notify } from '../Administration.types.ts';
import { administrationMessages } from '../messages.ts';
import * as styles from './sites.css.ts';
import { OriginProvedElsewhereError, type Site, SiteGoneError, type SitesSource } from './sites.source.ts';

export interface ProveDialogProps {
  source: SitesSource;
  notify: Notify;
  site: Site;
  origin: string;
  onStale: () => Promise<unknown>;
  onClose: (isProved: boolean) => void;
}

type Outcome = Exclude<SiteProofResult, 'proved'> | 'taken' | 'gone' | Error;

const words = {
  off: 'sites.resultOff',
  insecure: 'sites.resultInsecure',
  unreachable: 'sites.resultUnreachable',
  redirected: 'sites.resultRedirected',
  missing: 'sites.resultMissing',
  tooLarge: 'sites.resultTooLarge',
  differs: 'sites.resultDiffers',
  taken: 'sites.resultTaken',
  gone: 'sites.gone',
} as const satisfies Record<Exclude<Outcome, Error>, string>;

/** How it is proved that the domain of an origin is the organisation's, and what happens then. */
export function ProveDialog({ source, notify, site, origin, onStale, onClose }: ProveDialogProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const proof = site.proofs.find((each) => each.origin === origin);
  const isByFile = proof?.by_file === true;

  async function check() {
    setBusy(true);
    setOutcome(undefined);
    try {
      const result = await source.prove(site.site_id, origin);
      await onStale();
      if (result === 'proved') {
        notify({ title: t('sites.provedNow', { origin }), tone: 'positive' });
        onClose(true);
        return;
      }
      setOutcome(result);
    } catch (error) {
      if (error instanceof OriginProvedElsewhereError) setOutcome('taken');
      else if (error instanceof SiteGoneError) setOutcome('gone');
      else setOutcome(error instanceof Error ? error : new Error(String(error)));
    }
    setBusy(false);
  }

  return (
    <Dialog
      isOpen
      className={styles.code}
      onClose={() => onClose(false)}
      title={t('sites.proveOf', { origin })}
      closeLabel={t('sites.close')}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('sites.close')}</Button>
          {isByFile && proof.proved_at === null && (
            <Button variant="primary" isBusy={isBusy} busyLabel={t('sites.checking')} onClick={() => void check()}>
              {t('sites.check')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {typeof proof?.lost_at === 'string' ? (
          <Banner tone="caution" title={t('sites.missingTitle', { at: formats.dateTime(proof.lost_at) })}>
            {t('sites.missingText')}
          </Banner>
        ) : (
          <Text as="p">{t('sites.proveLead')}</Text>
        )}
        {isByFile ? (
          <>
            <Text as="p">{t('sites.proveFile')}</Text>
            <CodeBlock label={t('sites.proveAddress')} code={`${origin}${siteProofPath}`} isWrapped />
            <Text as="p">{t('sites.proveWith')}</Text>
            <CodeBlock label={t('sites.proveLine')} code={proof.line} isWrapped />
            <Text as="p" tone="muted">
              {t('sites.proveHow')}
            </Text>
            <Text as="p" tone="muted">
              {t('sites.proveOperator')}
            </Text>
          </>
        ) : (
          <Text as="p">{t(origin.startsWith('https:') ? 'sites.proveOff' : 'sites.proveInsecure')}</Text>
        )}
        {outcome !== undefined && (
          // On a small screen it would stand below what is to be seen of the dialog.
          <div ref={(outcomeNode) => outcomeNode?.scrollIntoView({ block: 'nearest' })}>
            <Banner
              tone={outcome instanceof Error ? 'critical' : 'caution'}
              title={t(outcome instanceof Error ? 'sites.notChecked' : 'sites.notProved')}
              announce="assertive"
            >
              {outcome instanceof Error ? outcome.message : t(words[outcome])}
            </Banner>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
