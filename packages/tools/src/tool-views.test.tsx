import { type Locale, locales, newWork } from '@assay/domain';
import { type Catalogue, createTranslator, TranslatorProvider } from '@assay/i18n';
import { useDescriptions, type WorkDescriptions, worksMessages } from '@assay/screens/works';
import { createWorkState, transact } from '@assay/works';
import { oneOfEach } from '@assay/works/testing';
import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { toolIntroductions } from './introductions.ts';
import { tools } from './service.ts';
import { settingEditors } from './settings.ts';
import { type ToolView, toolViews } from './views.ts';

function Probe({ tell }: { tell(descriptions: WorkDescriptions): void }) {
  const descriptions = useDescriptions();
  useEffect(() => {
    tell(descriptions);
  }, [descriptions, tell]);
  return null;
}

/** What the tool calls things, in a language. */
async function descriptionsOf(view: ToolView, locale: Locale): Promise<WorkDescriptions> {
  const translator = createTranslator({ locale });
  await translator.load(worksMessages, view.messages, ...(view.words ?? []));
  const told: WorkDescriptions[] = [];
  render(
    <TranslatorProvider translator={translator}>
      <view.Descriptions>
        <Probe tell={(descriptions) => told.push(descriptions)} />
      </view.Descriptions>
    </TranslatorProvider>,
  );
  const [found] = told;
  if (!found) throw new Error(`${view.kind.name} names nothing.`);
  return found;
}

describe('every tool', () => {
  afterEach(cleanup);

  it('is served, shown and offered under the same name', () => {
    const served = tools.map(({ kind }) => kind.name).toSorted();
    expect(Object.keys(toolViews).toSorted()).toEqual(served);
    expect(Object.keys(toolIntroductions).toSorted()).toEqual(served);
  });

  it('has an editor for each of its settings, and ships what they take', async () => {
    const served = tools.flatMap(({ kind, settings = [] }) => settings.map(({ name }) => `${kind.name} ${name}`));
    const edited = Object.entries(settingEditors).flatMap(([tool, editors]) =>
      Object.keys(editors).map((name) => `${tool} ${name}`),
    );
    expect(edited.toSorted()).toEqual(served.toSorted());
    for (const { settings = [] } of tools)
      for (const { schema, shipped, checkedOn } of settings) {
        expect(schema.safeParse(shipped)).toMatchObject({ success: true, data: shipped });
        expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
  });

  describe.each(Object.entries(toolViews))('%s', (name, load) => {
    it('shows works of the kind that is served', async () => {
      const view = await load();
      expect([view.kind.name, view.addressOf('w1')]).toEqual([name, expect.stringContaining('w1')]);
      expect(tools.find(({ kind }) => kind.name === name)?.kind).toBe(view.kind);
    });

    it('begins with a message where the service begins it so, on the page that its card leads to', () => {
      const tool = tools.find(({ kind }) => kind.name === name);
      const introduction = toolIntroductions[name];
      expect(introduction?.start !== undefined).toBe(tool?.begin !== undefined);
      if (tool?.card) expect(tool.card.link).toBe(introduction?.addressOf(newWork));
    });

    it.each(locales)(
      'is called the same by the service and on the page, and says what it is for, in %s',
      async (locale) => {
        const view = await load();
        const translator = createTranslator({ locale });
        await translator.load(view.messages, ...(view.start ? [view.start] : []));
        const said = (catalogue: Catalogue<unknown>, key: string) => translator.translate(catalogue.area, key);
        const tool = tools.find(({ kind }) => kind.name === name);
        expect(tool?.names[locale]).toBe(said(view.messages, 'tool'));
        if (tool?.card) expect(Object.values(tool.card.words[locale]).every((word) => word.trim() !== '')).toBe(true);
        for (const key of ['title', 'text', 'sample1', 'sample2', 'sample3'])
          if (view.start) expect(said(view.start, `begin.${key}`)).not.toBe(`begin.${key}`);
      },
    );

    it.each(locales)('names every record, field and finding of its works in %s', async (locale) => {
      const view = await load();
      const words = await descriptionsOf(view, locale);
      const types = Object.entries(view.kind.types);
      expect(types.filter(([type]) => words.type(type) === type).map(([type]) => type)).toEqual([]);
      const bare = types.flatMap(([type, { fields }]) =>
        Object.keys(fields)
          .filter((field) => words.field(type, field) === field)
          .map((field) => `${type}.${field}`),
      );
      expect(bare).toEqual([]);
      const state = createWorkState(view.kind);
      transact(state, oneOfEach(view.kind), { origin: 'person' });
      for (const finding of view.check(state)) expect(words.finding(finding).text).not.toBe(finding.rule);
      for (const record of state.records()) expect(words.record(record, state), record.id).not.toBe('undefined');
    });
  });
});
