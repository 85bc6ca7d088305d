import type { AssayCalls } from '@assay/contract';
import * as toolSettingsCalls from '@assay/contract/calls/tool-settings';
import type { Locale } from '@assay/domain';
import { bind } from '../../../ground/http/binding.ts';
import { authorOf } from '../author-names.ts';
import type { OwnedSetting, ToolSettings } from './tool-settings.ts';

type SettingView = AssayCalls['toolSettings.list']['response']['settings'][number];

function viewOf({ tool, setting, inForce, last }: OwnedSetting, locale: Locale): SettingView {
  return {
    tool,
    name: setting.name,
    title: setting.title[locale],
    value: inForce.value,
    shipped: setting.shipped,
    source: setting.source[locale],
    checked_on: setting.checkedOn,
    is_own: inForce.by === 'organisation',
    revision: last?.revision ?? 0,
    changed: last ? { at: last.at.toISOString(), by: authorOf(last) } : null,
  };
}

/** Calls by which an organisation reads and changes what tools take for known. */
export const settingBindings = (settings: ToolSettings) =>
  bind(toolSettingsCalls, {
    'toolSettings.list': async ({ scope, locale }) => ({
      settings: (await settings.all(scope.tenantId)).map((one) => viewOf(one, locale)),
    }),
    'toolSettings.save': async ({ scope, params: { tool, setting: name }, body: { value, revision }, locale }) => {
      const { owned, isChanged } = await settings.save(scope, { tool, name }, { value, revision });
      return { setting: viewOf(owned, locale), is_changed: isChanged };
    },
  });
