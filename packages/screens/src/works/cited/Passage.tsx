import { Link, Quote, Tag } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Evidence } from '@assay/works';
import { useCitedSource } from '../CitedSources.ts';
import { worksMessages } from '../messages.ts';

/** A passage word for word, with its document; one that cannot be read any more says so. */
export function Passage({ evidence }: { evidence: Evidence }) {
  const t = useMessages(worksMessages);
  const { source, isGone, href } = useCitedSource(evidence);
  const title = source?.title ?? evidence.document;
  return (
    <Quote
      size="dense"
      lang={source?.language}
      source={
        <>
          {href === undefined ? title : <Link href={href}>{title}</Link>}
          {isGone && (
            <>
              {' '}
              <Tag tone="critical">{t('evidence.gone')}</Tag>
            </>
          )}
        </>
      }
    >
      {evidence.quote}
    </Quote>
  );
}
