import { shippedSetting } from '../tool/shipped-setting.ts';
import type { ToolPorts } from '../tool/tool.types.ts';

/** What the product does for a tool where the library holds nothing, no model is connected and no setting is changed; ids are counted. */
export function silentPorts(given: Partial<ToolPorts> = {}): ToolPorts {
  let count = 0;
  return {
    locale: 'en',
    newId() {
      count += 1;
      return `new${count}`;
    },
    vectors: async () => undefined,
    sentences: async () => ({ hasMeaning: false, sentences: [] }),
    answer: async () => ({ sentences: [], documents: 0, passages: 0 }),
    setting: async (setting) => shippedSetting(setting),
    ...given,
  };
}
