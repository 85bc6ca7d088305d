import type { Evidence } from '@assay/works';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CitedSourcesContext } from '../CitedSources.ts';
import { workSurroundings } from '../testing-surroundings.tsx';
import CitePassage, { type CitePassageProps } from './CitePassage.tsx';
import { PassageSourceContext } from './PassageSourceContext.ts';
import type { PassageSource } from './passage.source.ts';
import { memoryPassages, someFoundPassages } from './testing.ts';

type Args = CitePassageProps & { source: PassageSource };
type Around = Awaited<ReturnType<typeof workSurroundings>>;

const refused = () => Promise.reject(new Error('The service could not be reached.'));
const pending = () => new Promise<never>(() => undefined);
const hrefOf = ({ document, version }: Evidence) => `/library/${document}?version=${version}`;
const cited = { sources: new Map(), gone: new Set<string>(), hrefOf, missing: fn(), add: fn() };

const meta = {
  title: 'Screens/Works/Cite a passage',
  tags: ['no-visual', '!autodocs'],
  args: { about: 'load of foam', source: memoryPassages(), onCite: fn(), onClose: fn() },
  loaders: [({ globals }): Promise<Around> => workSurroundings(String(globals['language']))],
  render: ({ source, ...args }, { loaded }) => {
    const { Surroundings } = loaded as Around;
    return (
      <Surroundings>
        <CitedSourcesContext value={cited}>
          <PassageSourceContext value={source}>
            <CitePassage {...args} />
          </PassageSourceContext>
        </CitedSourcesContext>
      </Surroundings>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search the library' });
/** Once the dialog has come. */
const seen = (find: () => Promise<HTMLElement>) => waitFor(async () => expect(await find()).toBeVisible());
const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '');

/** By keys alone: arrows go round the passages, Enter chooses one, Enter again cites it whole. */
export const Found: Story = {
  async play({ args, userEvent }) {
    await expect(await field()).toHaveValue('load of foam');
    await seen(() => screen.findByText('2 passages'));
    const [foam, anode] = await screen.findAllByRole('option');
    await expect(within(foam as HTMLElement).getByText('load')).toHaveProperty('localName', 'mark');
    await expect(await active()).toBe(foam);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await active()).toBe(anode);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await active()).toBe(foam);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    const cite = await screen.findByRole('button', { name: 'Cite' });
    await waitFor(async () => expect(cite).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCite).toHaveBeenCalledWith({
      document: 'anode',
      version: 1,
      start: 0,
      end: 21,
      quote: 'Silicon anodes swell.',
    });
    await expect(cited.add).toHaveBeenCalledWith(
      expect.objectContaining({ document: 'anode', title: 'Silicon anodes' }),
    );
  },
};

/** One sentence is meant, then two; the document opens beside the work, and one can go back to the others. */
export const Narrowed: Story = {
  async play({ args, userEvent }) {
    const [foam] = await screen.findAllByRole('option');
    await userEvent.click(foam as HTMLElement);
    const sentences = within(await screen.findByRole('group', { name: 'Sentences of the passage' }));
    const pressed = () => sentences.getAllByRole('button').map((each) => each.getAttribute('aria-pressed') === 'true');
    await expect(pressed()).toEqual([true, true, true]);
    await userEvent.click(sentences.getByRole('button', { name: 'Its core carries the load.' }));
    await expect(pressed()).toEqual([false, true, false]);
    await userEvent.click(sentences.getByRole('button', { name: 'It is stiff as well.' }));
    await seen(() => screen.findByText('2 of 3 sentences'));
    const link = screen.getByRole('link', { name: /^Open the document/ });
    await expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/library/foam?version=2',
      '_blank',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Cite' }));
    await expect(args.onCite).toHaveBeenCalledWith({
      document: 'foam',
      version: 2,
      start: 120,
      end: 167,
      quote: 'Its core carries the load. It is stiff as well.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Other passages' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

export const NothingAsked: Story = {
  args: { about: '' },
  async play({ userEvent, args }) {
    await seen(() => screen.findByText('Write what the passage is to carry.'));
    await userEvent.type(await field(), 'foam');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Searching: Story = {
  args: { source: { find: pending } },
  async play() {
    await seen(() => screen.findByRole('status', { name: 'Searching the library' }));
  },
};

export const NothingFound: Story = {
  args: { source: { find: async () => ({ ...someFoundPassages, documents: [] }) } },
  async play() {
    await seen(() => screen.findByText('No passage fits these words'));
    await seen(() => screen.findByText('12 documents were searched. Try other words, or fewer.'));
  },
};

const failing = fn(refused);
export const Failed: Story = {
  args: { source: { find: failing } },
  async play({ userEvent }) {
    failing.mockImplementation(refused);
    await seen(() => screen.findByText('The service could not be reached.'));
    failing.mockImplementation(async () => someFoundPassages as never);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
  },
};

/** More than is given, and one that is longer than what can be quoted. */
export const Long: Story = {
  args: {
    source: {
      async find() {
        const [first] = someFoundPassages.documents;
        const text = 'Foam carries the load of the arm. '.repeat(130).trim();
        const passages = [{ start: 0, end: text.length, text, marks: [] }];
        return { ...someFoundPassages, documents: first ? [{ ...first, passages }] : [], is_cut: true };
      },
    },
  },
  async play({ args, userEvent }) {
    await seen(() => screen.findByText(/^These are the passages that fit best/));
    const [option] = screen.getAllByRole('option');
    await userEvent.click(option as HTMLElement);
    const cite = await screen.findByRole('button', { name: /Cite/ });
    await userEvent.click(cite);
    await expect(args.onCite).not.toHaveBeenCalled();
    const [sentence] = within(screen.getByRole('group', { name: 'Sentences of the passage' })).getAllByRole('button');
    await userEvent.click(sentence as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: /Cite/ }));
    await expect(args.onCite).toHaveBeenCalledWith(expect.objectContaining({ start: 0, end: 33 }));
  },
};

export const Chinese: Story = { globals: { language: 'zh-Hans' } };
export const Japanese: Story = { globals: { language: 'ja' } };
