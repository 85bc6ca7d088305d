import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Results, type ResultsProps } from './Results.tsx';
import { memorySource, someFound, surroundings } from './testing.tsx';

type Around = Awaited<ReturnType<typeof surroundings>>;

const meta = {
  title: 'Screens/Search',
  component: Results,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    source: memorySource(),
    query: 'pump',
    kind: undefined,
    askAddress: (query) => `/rd?q=${query}`,
    onGo: fn(),
  },
  loaders: [({ globals }): Promise<Around> => surroundings(String(globals['language']))],
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
} satisfies Meta<ResultsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const documents = await canvas.findByRole('tab', { name: /^Documents.*12$/ });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2 + 5 + 1);
    await expect(canvas.getByRole('link', { name: /show all 12/ })).toHaveAttribute(
      'href',
      '/search?q=pump&kind=document',
    );
    await userEvent.click(documents);
    await expect(args.onGo).toHaveBeenCalledWith('/search?q=pump&kind=document');
  },
};

export const OneKind: Story = {
  args: { kind: 'document' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Coolant pump document 1' })).toHaveAttribute(
      'href',
      '/document/1?from=%2Fsearch%3Fq%3Dpump',
    );
  },
};

export const MoreThanShown: Story = {
  args: { kind: 'document', source: memorySource({ find: async () => someFound({ document: 50 }, true) }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/^The best 50 are shown/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { source: memorySource({ find: async () => someFound({}) }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nothing found for “pump”')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask “pump”' })).toHaveAttribute('href', '/rd?q=pump');
  },
};

export const NothingAsked: Story = { args: { query: '' } };

export const Loading: Story = {
  args: { source: memorySource({ find: () => new Promise(() => undefined) }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('status', { name: 'Searching' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { source: memorySource({ find: () => Promise.reject(new Error('The service could not be reached.')) }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The service could not be reached.', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const Japanese: Story = { globals: { language: 'ja' } };
