import { Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ToolSetting } from '@assay/works';
import type { ComponentType } from 'react';
import { administrationMessages } from '../messages.ts';
import type { SettingEditorProps } from './knowledge.types.ts';

export type { LoadSettingEditor, SettingEditorProps, SettingEditors } from './knowledge.types.ts';

/** An editor for values of a setting as one for whatever the service says; what this page does not know is said so. */
export function settingEditor<Value>(
  { schema }: Pick<ToolSetting<Value>, 'schema'>,
  Editor: ComponentType<SettingEditorProps<Value>>,
): ComponentType<SettingEditorProps> {
  return function Checked({ value, ...rest }) {
    const t = useMessages(administrationMessages);
    const read = schema.safeParse(value);
    return read.success ? <Editor value={read.data} {...rest} /> : <Text tone="muted">{t('knowledge.unknown')}</Text>;
  };
}
