import type { SourcePlace } from '@assay/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pdfOf } from './pages/testing.ts';
import { Source, type SourceProps } from './Source.tsx';
import {
  librarySurroundings,
  memoryLibraryReading,
  someDocument,
  somePages,
  somePatent,
  somePrinted,
  spanOf,
} from './testing.tsx';

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

const measured = spanOf(somePrinted, 'The peel strength of sample 3 on anodised aluminium is 32.4 N/cm at 23 degrees.');
const printed: SourcePlace = {
  document: somePrinted.id,
  version: 1,
  at: measured,
  cited: [measured],
  from: '/page/q1',
};

/** The pages as they are printed, at the cited passage; the text is one press away. */
export const Printed: Story = {
  args: { place: printed },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const third = await canvas.findByRole('region', { name: 'Page 3' });
    await waitFor(() => expect(third.querySelectorAll('[data-mark="shown"]')).toHaveLength(2));
    await waitFor(() => expect(third.querySelector('canvas')).toBeVisible());
    await expect(third).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-mark="shown"]')).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Go to page' })).toHaveValue('3'));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page 4' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Page 1' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), 'sample 4');
    const fourth = canvas.getByRole('region', { name: 'Page 4' });
    await waitFor(() => expect(fourth.querySelector('[data-mark="current"]')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    const sheet = () => canvas.getByRole('img', { name: /^Picture of page 1/ }).getBoundingClientRect().width;
    const before = sheet();
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(sheet()).toBeCloseTo(before * 1.25, 0));
    await userEvent.click(canvas.getByRole('radio', { name: /^Text/ }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[data-mark="shown"]')).toHaveTextContent('sample 3');
  },
};

/** The words of the file are not those of the picture: the page is shown, and what is missing is said. */
export const PrintedMissed: Story = {
  args: {
    place: printed,
    source: memoryLibraryReading({
      original: async () => pdfOf([['One'], ['Two'], ['A scan whose words were recognised otherwise'], ['Four']]),
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const third = await canvas.findByRole('region', { name: 'Page 3' });
    await expect(await within(third).findByText('The cited passage could not be marked on this page')).toBeVisible();
    await waitFor(() => expect(third.querySelector('canvas')).toBeVisible());
    await userEvent.click(within(third).getByRole('button', { name: 'Show the text' }));
    await expect(canvasElement.querySelector('mark[data-mark="shown"]')).toHaveTextContent('sample 3');
  },
};

export const PrintedFailed: Story = {
  args: {
    place: printed,
    source: memoryLibraryReading({ original: async () => new TextEncoder().encode('no PDF').buffer }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The pages could not be shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the text' }));
    await expect(canvasElement.querySelector('mark[data-mark="shown"]')).toHaveTextContent('sample 3');
  },
};

export const PrintedLoading: Story = {
  args: { place: printed, source: memoryLibraryReading({ original: () => new Promise<never>(() => undefined) }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading the pages' })).toBeVisible();
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
