import type { SourcePlace } from '@assay/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Source, type SourceProps } from './Source.tsx';
import { librarySurroundings, memoryLibraryReading, someDocument, somePages, somePatent, spanOf } from './testing.tsx';

const note = someDocument();
const pits = spanOf(note, 'Manganese sulfide inclusions are preferred initiation sites of pits in 316L.');
const film = spanOf(note, 'Molybdenum enriches in the passive film and slows active dissolution.');
const fromAnswer: SourcePlace = { document: note.id, version: 1, at: pits, cited: [pits, film], from: '/page/q1' };

type Around = Awaited<ReturnType<typeof librarySurroundings>>;

const meta = {
  title: 'Screens/Source',
  component: Source,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    source: memoryLibraryReading(),
    place: fromAnswer,
    Header: ({ start }) => <div>{start}</div>,
    onBack: fn(),
    onPlace: fn(),
    onMissing: fn(),
  },
  loaders: [({ globals }): Promise<Around> => librarySurroundings(String(globals['language']))],
  decorators: [
    (Story, { loaded }) => {
      const { Surroundings } = loaded as Around;
      return (
        <Surroundings>
          <Story />
        </Surroundings>
      );
    },
  ],
} satisfies Meta<SourceProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The passage that was cited is marked and has the focus; the others of the answer lead on. */
export const AtPassage: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: note.title })).toBeVisible();
    const shown = canvasElement.querySelector('[data-mark="shown"]');
    await expect(shown).toHaveTextContent(note.text.slice(pits.start, pits.end));
    await waitFor(() => expect(shown?.parentElement).toHaveFocus());
    const others = within(canvas.getByRole('region', { name: 'Cited in the answer' }));
    await expect(others.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(others.getByRole('button', { name: /^Molybdenum/ }));
    await expect(args.onPlace).toHaveBeenCalledWith({ ...fromAnswer, at: film });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the answer' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const Find: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'pit');
    const current = () => canvasElement.querySelector('[data-mark="current"]');
    await expect(await canvas.findByText('1 of 5')).toBeVisible();
    const first = current();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    await expect(current()).not.toBe(first);
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(await canvas.findByText('5 of 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'zz');
    await expect(await canvas.findByText('No match')).toBeVisible();
  },
};

/** Outline with paragraph numbers and claims, and what is known of the document. */
export const Patent: Story = {
  args: { place: { document: somePatent.id, cited: [], from: '/library?kind=patent' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const outline = within(await canvas.findByRole('navigation', { name: 'Outline' }));
    await expect(outline.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Abstract',
      'FIELD[0001]–[0002]',
      'Claims',
      'Claim 1',
      'Claim 2depends on 1',
    ]);
    await expect(canvas.queryByRole('region', { name: 'Cited in the answer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'About this document' }));
    for (const fact of ['Borealis Cells', 'Jane Doe', 'H01M 4/5825', '6 Jan 2015', '1 of 1'])
      await expect(canvas.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open the original/ })).toBeVisible();
  },
};

/** A paginated file stands on its pages. */
export const Pages: Story = {
  args: { place: { document: somePages.id, cited: [] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('region', { name: /^Page \d$/ })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toBeVisible();
  },
};

/** A newer version exists, and the cited place does not in this one. */
export const OlderVersion: Story = {
  args: {
    place: { ...fromAnswer, at: { start: 90_000, end: 90_010 } },
    source: memoryLibraryReading({ document: async () => ({ ...note, latest: 3 }) }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The cited place does not exist in this version.')).toBeVisible();
    const newest = canvas.getByRole('link', { name: 'Open the newest version' });
    await expect(newest).toHaveAttribute('href', '/library/note%3A316l?from=%2Fpage%2Fq1');
  },
};

export const Loading: Story = {
  args: { source: memoryLibraryReading({ document: () => new Promise<never>(() => undefined) }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading the document' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { source: memoryLibraryReading({ document: () => Promise.reject(new Error('The service is away.')) }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The service is away.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { place: { document: 'note:none', cited: [] } },
  async play({ args }) {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled());
  },
};
