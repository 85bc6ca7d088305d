import type { SettingInForce, ToolSetting } from './tool-setting.types.ts';

/** A setting where no organisation has said otherwise. */
export function shippedSetting<Value>({ shipped, checkedOn }: ToolSetting<Value>): SettingInForce<Value> {
  return { value: shipped, by: 'shipped', on: checkedOn };
}
