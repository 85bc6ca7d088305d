import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { Grades, type GradesProps } from './Grades.tsx';
import type { GradesSource, ListedGrade } from './grades.source.ts';
import { materialsMessages } from './messages.ts';

const grades: readonly ListedGrade[] = [
  {
    id: '316l',
    designation: '316L',
    class: 'austenitic-stainless',
    family: 'metal',
    designations: [{ system: 'UNS', designation: 'S31603' }],
    key_values: [
      { property: 'density', figure: { min: 8, max: 8, decimals: 1 } },
      { property: 'tensileStrength', figure: { min: 485, decimals: 0 } },
    ],
  },
  {
    id: 'peek',
    designation: 'PEEK',
    names: { cn: '聚醚醚酮', en: 'Polyether ether ketone', jp: 'ポリエーテルエーテルケトン', tw: '聚醚醚酮' },
    class: 'high-performance-thermoplastic',
    family: 'polymer',
    designations: [{ system: 'ISO', designation: 'PEEK' }],
    key_values: [],
  },
];

const source: GradesSource = {
  grades: async (query) => grades.filter(({ designation }) => designation.toLowerCase().includes(query.toLowerCase())),
};

interface Surroundings {
  translator: ReturnType<typeof createTranslator>;
  queries: QueryClient;
}

const meta = {
  title: 'Screens/Materials',
  component: Grades,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  args: { source },
  loaders: [
    async ({ globals }): Promise<Surroundings> => {
      const translator = createTranslator({
        locale: locales.find((each) => bcp47[each] === globals['language']) ?? fallbackLocale,
      });
      await translator.load(materialsMessages);
      return { translator, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
    },
  ],
  decorators: [
    (Story, { loaded }) => {
      const { translator, queries } = loaded as Surroundings;
      return (
        <TranslatorProvider translator={translator}>
          <QueryClientProvider client={queries}>
            <Story />
          </QueryClientProvider>
        </TranslatorProvider>
      );
    },
  ],
} satisfies Meta<GradesProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Index: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 grades')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '316L' })).toHaveAttribute('href', '/material/grade/316l');
    await expect(canvas.getByText('≥ 485')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Polymers' }));
    await expect(await canvas.findByText('1 grade')).toBeVisible();
    await expect(canvas.getByText('Polyether ether ketone')).toBeVisible();
  },
};

export const NothingFits: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'unobtainium');
    await expect(await canvas.findByText('No grade fits')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { source: { grades: () => new Promise<never>(() => undefined) } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading the grades' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { source: { grades: () => Promise.reject(new Error('The service could not be reached.')) } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The service could not be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
