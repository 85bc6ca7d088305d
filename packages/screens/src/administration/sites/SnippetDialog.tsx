import { Banner, Button, CodeBlock, Dialog, Link, Stack, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { administrationMessages } from '../messages.ts';
import { embeddingGuide } from './embedding-guide.ts';
import { nameOf } from './SiteTable.tsx';
import * as styles from './sites.css.ts';
import type { Site } from './sites.source.ts';
import { type ServicePlace, snippetOf } from './snippet.ts';

export interface SnippetDialogProps {
  site: Site;
  place: ServicePlace;
  onClose: () => void;
}

/** What the pages of a site have to hold, to be copied. */
export function SnippetDialog({ site, place, onClose }: SnippetDialogProps) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const waiting = site.proofs.filter(({ proved_at: proved }) => proved === null).map(({ origin }) => origin);
  return (
    <Dialog
      isOpen
      className={styles.code}
      onClose={onClose}
      title={t('sites.snippetOf', { site: nameOf(site) })}
      closeLabel={t('sites.close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('sites.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        {waiting.length > 0 && (
          <Banner
            tone="caution"
            title={t('sites.snippetWaits', { count: waiting.length, origins: formats.list(waiting) })}
          >
            {t('sites.snippetWaitsText')}
          </Banner>
        )}
        <Text as="p">{t('sites.snippetText')}</Text>
        <CodeBlock
          label={t('sites.snippetLabel')}
          code={snippetOf({ id: site.site_id, widgets: site.widgets }, place)}
          isWrapped
        />
        <Text as="p" tone="muted">
          <Link href={embeddingGuide} externalLabel={t('sites.opensElsewhere')}>
            {t('sites.guide')}
          </Link>
        </Text>
      </Stack>
    </Dialog>
  );
}
