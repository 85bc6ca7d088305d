import type { ComponentType } from 'react';

/** What the editor of a setting is given. */
export interface SettingEditorProps<Value = unknown> {
  value: Value;
  onChange(value: Value): void;
  /** It is being saved. */
  isDisabled: boolean;
}

/** Fetches the editor of a setting when it is looked at. */
export type LoadSettingEditor = () => Promise<ComponentType<SettingEditorProps>>;

/** Editors by the tool and the name of the setting. */
export type SettingEditors = Readonly<Record<string, Readonly<Record<string, LoadSettingEditor>>>>;
