import * as z from 'zod';
import { author, kindName, name } from './works.pieces.ts';

const setting = z.object({
  tool: z.string(),
  name: z.string(),
  title: z.string(),
  value: z.unknown().describe('What holds for the organisation'),
  shipped: z.unknown().describe('What holds where the organisation says nothing else'),
  /** Whose knowledge the shipped value is. */
  source: z.string(),
  /** Day on which the shipped value was last looked through. */
  checked_on: z.iso.date(),
  /** Whether the organisation has a value of its own. */
  is_own: z.boolean(),
  /** Number of the last change, which a further one names; 0 where there was none. */
  revision: z.int(),
  /** The last change, also where it brought the shipped value back. */
  changed: z.object({ at: z.iso.datetime(), by: author }).nullable(),
});

export const toolSettingsSchemas = {
  'toolSettings.list': {
    summary: 'What tools take for known in their fields, as the organisation has it',
    response: z.object({ settings: z.array(setting) }),
  },
  'toolSettings.save': {
    summary: 'Say otherwise for the whole organisation, or bring back what the product ships',
    isRepeatable: true,
    takesAway: true,
    params: z.object({ tool: kindName, setting: name }),
    body: z.strictObject({
      value: z.unknown().describe('By the schema of the setting; null for what the product ships'),
      revision: z.int().min(0).max(2_147_483_646).describe('Of the setting as it was read'),
    }),
    response: z.object({
      setting,
      /** False where it was so already. */
      is_changed: z.boolean(),
    }),
  },
} as const;
