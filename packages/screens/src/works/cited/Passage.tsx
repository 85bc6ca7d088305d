import { Link, Quote } from '@assay/design-system';
import type { Evidence } from '@assay/works';
import { useCitedSource } from '../CitedSources.ts';

/** A passage word for word, with its document. */
export function Passage({ evidence }: { evidence: Evidence }) {
  const { source, href } = useCitedSource(evidence);
  const title = source?.title ?? evidence.document;
  return (
    <Quote size="dense" lang={source?.language} source={href === undefined ? title : <Link href={href}>{title}</Link>}>
      {evidence.quote}
    </Quote>
  );
}
