import type { Locale } from '@assay/domain';
import type { ZodMiniType } from 'zod/mini';

/** Knowledge of a tool's field, which the product ships and an organisation may say otherwise. */
export interface ToolSetting<Value = unknown> {
  /** By which an organisation's value is kept, within its tool. */
  readonly name: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** What it may be; its issues say where and why not. A later schema takes whatever an earlier one took. */
  readonly schema: ZodMiniType<Value>;
  readonly shipped: Value;
  /** Whose knowledge the shipped value is. */
  readonly source: Readonly<Record<Locale, string>>;
  /** Day on which the shipped value was last looked through, `2026-12-01`. */
  readonly checkedOn: string;
}

/** What a setting is for whom a tool works. */
export interface SettingInForce<Value> {
  readonly value: Value;
  readonly by: 'shipped' | 'organisation';
  /** Day on which the shipped value was looked through, or the organisation said its own, in UTC. */
  readonly on: string;
}

/** Tells what a setting of a tool is for one organisation. */
export type ReadSetting = <Value>(setting: ToolSetting<Value>) => Promise<SettingInForce<Value>>;
