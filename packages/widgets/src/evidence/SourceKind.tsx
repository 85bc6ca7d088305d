import { SourceMark } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { evidenceMessages } from './messages.ts';
import type { ToldKind } from './passages.ts';

/** What a source is: its mark and the word for it. */
export function SourceKind({ kind }: { kind: ToldKind }) {
  const t = useMessages(evidenceMessages);
  return (
    <span>
      <SourceMark kind={kind} /> {t(`source.${kind}`)}
    </span>
  );
}
