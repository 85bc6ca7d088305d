import { type KnowledgeSource, type KnownSetting, SettingOvertakenError } from './knowledge.source.ts';

/** A setting as the service tells it. */
export const someSetting = (change: Partial<KnownSetting> = {}): KnownSetting => ({
  tool: 'sample',
  name: 'words',
  title: 'Sample: words',
  value: ['one'],
  shipped: ['one'],
  source: 'Practice of the field.',
  checked_on: '2026-12-01',
  is_own: false,
  revision: 0,
  changed: null,
  ...change,
});

/** Knowledge kept in memory, with what was done to it; `overtake` changes a setting as somebody else. */
export function memoryKnowledge(first: readonly KnownSetting[] = [], change: Partial<KnowledgeSource> = {}) {
  const done: unknown[] = [];
  let rows = first;
  const put = (wanted: Pick<KnownSetting, 'tool' | 'name'>, value: unknown, name: string) => {
    rows = rows.map((row) =>
      row.tool === wanted.tool && row.name === wanted.name
        ? {
            ...row,
            value: value ?? row.shipped,
            is_own: value !== null,
            revision: row.revision + 1,
            changed: { at: '2026-12-01T09:30:00Z', by: { person: 'p', name } },
          }
        : row,
    );
  };
  const source: KnowledgeSource = {
    list: async () => rows,
    async save(wanted, value, revision) {
      const held = rows.find(({ tool, name }) => tool === wanted.tool && name === wanted.name);
      if (held?.revision !== revision) throw new SettingOvertakenError('conflict');
      done.push([wanted.tool, wanted.name, value, revision]);
      put(wanted, value, 'Adil Admin');
    },
    ...change,
  };
  return { source, done, overtake: (value: unknown) => rows[0] && put(rows[0], value, 'Mei Chen') };
}
