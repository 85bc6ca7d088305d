import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Library } from './Library.tsx';
import type { LibraryProps } from './Library.types.ts';
import { readLibraryView } from './library-view.ts';
import { librarySurroundings, memoryLibraryReading, noPage, someFind, somePage } from './testing.tsx';

const refused = () => Promise.reject(new Error('The service could not be reached.'));
const pending = () => new Promise<never>(() => undefined);

type Around = Awaited<ReturnType<typeof librarySurroundings>>;

const meta = {
  title: 'Screens/Library',
  component: Library,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    source: memoryLibraryReading(),
    view: readLibraryView(''),
    canImport: false,
    onView: fn(),
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
} satisfies Meta<LibraryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('3 documents')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Cathode with a coating' });
    await expect(link).toHaveAttribute('href', '/library/US07272630B2?from=%2Flibrary');
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Patent (1)');
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ kind: 'patent', page: 1 }));
  },
};

export const ListLoading: Story = {
  args: { source: memoryLibraryReading({ documents: pending }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading the documents' })).toBeVisible();
  },
};

export const ListFailed: Story = {
  args: { source: memoryLibraryReading({ documents: refused }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The service could not be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Nothing is here yet; an administrator is shown the way to import. */
export const Empty: Story = {
  args: { source: memoryLibraryReading({ documents: async () => noPage }), canImport: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The library holds nothing yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import documents' })).toBeVisible();
  },
};

export const NothingFits: Story = {
  args: { source: memoryLibraryReading({ documents: async () => noPage }), view: readLibraryView('?year=1999') },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No document fits these filters')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Remove all filters' });
    await userEvent.click(clear as HTMLElement);
    await expect(args.onView).toHaveBeenCalledWith(readLibraryView(''));
  },
};

/** More than a page: how many there are, and the pages. */
export const OverLimit: Story = {
  args: { source: memoryLibraryReading({ documents: async () => ({ ...somePage, total: 180 }) }) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('180 documents')).toBeVisible();
    const pages = canvas.getByRole('navigation', { name: 'Pages' });
    await userEvent.click(within(pages).getByRole('link', { name: 'Page 2' }));
    await expect(args.onView).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }));
  },
};

export const Found: Story = {
  args: { view: readLibraryView('?q=pitting') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('4 passages in 1 document')).toBeVisible();
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more passage' }));
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(4);
    await expect(canvas.getByText(/^Everything that/)).toBeVisible();
  },
};

export const FoundTooMuch: Story = {
  args: {
    view: readLibraryView('?q=pitting'),
    source: memoryLibraryReading({
      search: async () => ({ documents: [someFind], searched: { documents: 3, passages: 12 }, is_cut: true }),
    }),
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^These are the best passages/)).toBeVisible();
  },
};

export const FoundNothing: Story = {
  args: {
    view: readLibraryView('?q=zzqq'),
    source: memoryLibraryReading({
      search: async () => ({ documents: [], searched: { documents: 160, passages: 1455 }, is_cut: false }),
    }),
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^160 documents were searched/)).toBeVisible();
  },
};

export const Searching: Story = {
  args: { view: readLibraryView('?q=pitting'), source: memoryLibraryReading({ search: pending }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status', { name: 'Searching the library' })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: { view: readLibraryView('?q=pitting'), source: memoryLibraryReading({ search: refused }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('The search could not be made')).toBeVisible();
  },
};
