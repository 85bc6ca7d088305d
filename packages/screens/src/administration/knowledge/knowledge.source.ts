import { type Client, isCallError } from '@assay/client';
import type { AssayCalls } from '@assay/contract';
import * as toolSettingsCalls from '@assay/contract/calls/tool-settings';

export type KnownSetting = AssayCalls['toolSettings.list']['response']['settings'][number];

/** Under which key of the query cache it is kept. */
export const knowledgeKey = ['administration', 'knowledge'];

/** Somebody else changed the setting meanwhile. */
export class SettingOvertakenError extends Error {
  override readonly name = 'SettingOvertakenError';
}

/** What the knowledge of tools needs from outside. */
export interface KnowledgeSource {
  list(signal: AbortSignal): Promise<readonly KnownSetting[]>;
  /**
   * Says otherwise for the organisation.
   *
   * @param value null for what is shipped
   * @param revision of the setting on which it was written
   * @throws SettingOvertakenError
   */
  save(setting: Pick<KnownSetting, 'tool' | 'name'>, value: unknown, revision: number): Promise<void>;
}

export function createKnowledgeSource(client: Client): KnowledgeSource {
  return {
    list: async (signal) => (await client.call(toolSettingsCalls.list, {}, { signal })).settings,
    async save({ tool, name }, value, revision) {
      try {
        await client.call(toolSettingsCalls.save, { params: { tool, setting: name }, body: { value, revision } });
      } catch (error) {
        if (isCallError(error, 'conflict')) throw new SettingOvertakenError(error.message, { cause: error });
        if (isCallError(error, 'badRequest'))
          throw new Error([error.message, ...Object.values(error.fields)].join(' '), { cause: error });
        throw error;
      }
    },
  };
}
