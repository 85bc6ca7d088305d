import { Inline } from '@assay/design-system';
import { useTranslator } from '@assay/i18n';
import type { Evidence, FieldValue, Operation } from '@assay/works';
import { sampleKind } from '@assay/works/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CitedDocuments } from '../cited/CitedDocuments.tsx';
import { WorkField } from '../field/WorkField.tsx';
import { memoryWork } from '../testing.ts';
import { workSurroundings } from '../testing-surroundings.tsx';
import { useWorkSession } from '../WorkContext.ts';
import { plainText, type WorkDescriptions, WorkDescriptionsContext } from '../WorkDescriptions.ts';
import { WorkFrame, type WorkFrameProps } from '../WorkFrame.tsx';

interface Args {
  operations: readonly Operation[];
  /** They came by a link. */
  isGuest?: boolean;
}
type Around = Awaited<ReturnType<typeof workSurroundings>>;

const passage = (document: string, quote: string, start = 0): Evidence => ({
  document,
  version: 1,
  start,
  end: start + quote.length,
  quote,
});
const add = (id: string, type: string, fields: Record<string, FieldValue>, evidence = {}): Operation => ({
  op: 'add',
  id,
  type,
  parent: null,
  fields,
  evidence,
});
const work = add('work', 'work', { title: 'Pump' });
const some: readonly Operation[] = [
  work,
  add(
    'housing',
    'part',
    { name: 'Housing' },
    { a: passage('foam', 'Foam weighs little.'), b: passage('lost', 'Gone with the book.') },
  ),
  add(
    'valve',
    'part',
    { name: 'Valve' },
    { a: passage('foam', 'Foam weighs little.'), b: passage('foam', 'Its core carries the load.', 20) },
  ),
];
const many: readonly Operation[] = [
  work,
  add(
    'housing',
    'part',
    { name: 'Housing' },
    Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [
        `k${at}`,
        passage(at < 20 ? 'foam' : 'anode', `Sentence ${at + 1}.`, at * 20),
      ]),
    ),
  ),
];

const known = [
  { document: 'foam', title: 'Foam cores of light arms', sourceType: 'patent', language: 'en', year: 2021 },
  { document: 'anode', title: 'Silicon anodes', sourceType: 'note', language: 'en' },
];

const words: WorkDescriptions = {
  type: () => 'Part',
  field: (_, field) => field,
  record: ({ fields }) => plainText(fields['name']),
  value: (_, __, value) => plainText(value),
  finding: ({ rule }) => ({ text: rule }),
};

const Header: WorkFrameProps['Header'] = ({ start, end }) => (
  <header>
    <Inline canWrap={false}>
      {start}
      {end}
    </Inline>
  </header>
);

/** Names of the parts, each in its field. */
function Centre() {
  const { session } = useWorkSession();
  const parts = session.state.children(null).flatMap((id) => session.state.get(id) ?? []);
  return (
    <section>
      <h2>Parts</h2>
      {parts
        .filter(({ type }) => type === 'part')
        .map(({ id, fields }) => (
          <WorkField key={id} record={id} field="name">
            <input aria-label={plainText(fields['name'])} defaultValue={plainText(fields['name'])} />
          </WorkField>
        ))}
    </section>
  );
}

function Page({ operations, isGuest = false }: Args) {
  const [{ opening, services }] = useState(() => memoryWork(sampleKind, operations, isGuest ? 'read' : 'edit'));
  const { locale } = useTranslator();
  return (
    <CitedDocuments source={{ sources: async () => known }} from={isGuest ? undefined : '/result/w'}>
      <WorkDescriptionsContext value={words}>
        <WorkFrame
          key={locale}
          opening={opening}
          services={services}
          tool="Sample"
          check={() => []}
          person={isGuest ? undefined : 'somebody'}
          mayCopy={false}
          Header={Header}
          onBack={fn()}
          onCopied={fn()}
          onRemoved={fn()}
          onFailed={fn()}
        >
          <Centre />
        </WorkFrame>
      </WorkDescriptionsContext>
    </CitedDocuments>
  );
}

const meta = {
  title: 'Screens/Works/Evidence',
  tags: ['no-visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { operations: some },
  loaders: [({ globals }): Promise<Around> => workSurroundings(String(globals['language']))],
  beforeEach() {
    location.hash = 'evidence';
    return () => {
      location.hash = '';
    };
  },
  render: (args, { loaded }) => {
    const { Surroundings } = loaded as Around;
    return (
      <Surroundings>
        <Page {...args} />
      </Surroundings>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be read any more stands first; a press on a place leads there. */
export const Some: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('tab', { name: /^Evidence\s*3$/ })).toHaveAttribute('aria-selected', 'true');
    const panel = () => within(canvas.getByRole('tabpanel'));
    await waitFor(async () =>
      expect(
        panel()
          .getAllByRole('heading', { level: 2 })
          .map(({ textContent }) => textContent),
      ).toEqual(['lost', 'Foam cores of light arms']),
    );
    const lost = within(canvas.getByRole('region', { name: 'lost' }));
    await expect(lost.getByText('Source not readable')).toBeVisible();
    await expect(lost.queryByRole('link')).toBeNull();
    const foam = within(canvas.getByRole('region', { name: 'Foam cores of light arms' }));
    await expect(foam.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/library/foam'));
    const [first, second] = foam.getAllByRole('listitem');
    await expect(within(first as HTMLElement).getAllByRole('button')).toHaveLength(2);
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Part, Valve' }));
    await expect(canvas.getByRole('textbox', { name: 'Valve' })).toHaveFocus();
  },
};

export const Nothing: Story = {
  args: { operations: [work] },
  async play({ canvas }) {
    await expect(await canvas.findByText('This work cites no passage yet')).toBeVisible();
  },
};

/** More than one reads through: looked through by words. */
export const Many: Story = {
  args: { operations: many },
  async play({ canvas, userEvent }) {
    const search = await canvas.findByRole('searchbox', { name: 'Search the evidence' });
    await userEvent.type(search, 'sentence 12');
    await expect(canvas.getAllByRole('listitem').map((each) => within(each).getByText(/Sentence/).textContent)).toEqual(
      ['Sentence 12.'],
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'silicon');
    await expect(await canvas.findByText('Sentence 21.')).toBeVisible();
    await userEvent.type(search, ' never');
    await expect(canvas.getByText('No passage has these words')).toBeVisible();
  },
};

/** Whoever came by a link sees what is cited, and may open no document. */
export const ByLink: Story = {
  args: { isGuest: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Foam cores of light arms' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On a telephone nothing stands out of the page. */
export const Narrow: Story = {
  globals: { language: 'ja' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
};
export const Chinese: Story = { globals: { language: 'zh-Hant' } };
