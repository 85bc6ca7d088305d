import { CitationChip, Popover, Stack, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { type CardWriting, sourceName } from './card-writing.ts';
import { materialCardMessages } from './messages.ts';

/** Number of a source; a press shows what it is. */
export function SourceChip({ id, sources }: { id: string } & Pick<CardWriting, 'sources'>) {
  const t = useMessages(materialCardMessages);
  const at = sources.findIndex((each) => each.id === id);
  const source = sources[at];
  if (!source) return null;
  const label = t('sourceLabel', { number: at + 1, name: sourceName(source) });
  return (
    <Popover width={280} label={label} trigger={<CitationChip number={at + 1} label={label} />}>
      <Stack gap={1}>
        <Text weight="medium">
          <Typeset>{sourceName(source)}</Typeset>
        </Text>
        <Text size="caption" tone="muted">
          {source.publisher}
        </Text>
      </Stack>
    </Popover>
  );
}
