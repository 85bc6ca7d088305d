import { Stack, Text } from '@assay/design-system';
import { useFormats, useMessages } from '@assay/i18n';
import { administrationMessages } from '../messages.ts';
import type { KnownSetting } from './knowledge.source.ts';

/** Whose knowledge is shipped, of which day, and who changed it for the organisation. */
export function SettingOrigin({ setting }: { setting: KnownSetting }) {
  const t = useMessages(administrationMessages);
  const formats = useFormats();
  const { source, checked_on: checked, changed, is_own: isOwn } = setting;
  return (
    <Stack gap={1}>
      <Text as="p" size="caption" tone="muted" hasMeasure>
        {t('knowledge.source', { source, date: formats.date(checked, 'UTC') })}
      </Text>
      {changed && (
        <Text as="p" size="caption" tone="muted">
          {t(isOwn ? 'knowledge.changed' : 'knowledge.restored', {
            name: changed.by.name || t('knowledge.somebody'),
            at: formats.dateTime(changed.at),
          })}
        </Text>
      )}
    </Stack>
  );
}
