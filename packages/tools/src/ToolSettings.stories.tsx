import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { KnowledgePart } from '@assay/screens/administration';
import { memoryKnowledge, someSetting } from '@assay/screens/administration/testing';
import { separations } from '@assay/tool-triz/tables';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { settingEditors } from './settings.ts';

const localeOf = (language: unknown) => locales.find((each) => bcp47[each] === language) ?? fallbackLocale;

/** As the service tells it where nobody has changed it. */
const asShipped = (language: unknown) => {
  const { name, title, source, checkedOn, shipped } = separations;
  const locale = localeOf(language);
  const words = { title: title[locale], source: source[locale], checked_on: checkedOn };
  return someSetting({ tool: 'triz', name, ...words, value: shipped, shipped });
};

async function load(language: unknown) {
  const translator = createTranslator({ locale: localeOf(language) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    memory: memoryKnowledge([asShipped(language)]),
    Surroundings: ({ children }: { children: ReactNode }) => (
      <TranslatorProvider translator={translator}>
        <QueryClientProvider client={client}>
          <Suspense>{children}</Suspense>
        </QueryClientProvider>
      </TranslatorProvider>
    ),
  };
}
type Loaded = Awaited<ReturnType<typeof load>>;

const meta = {
  title: 'Tools/Settings',
  component: KnowledgePart,
  tags: ['no-visual'],
  args: {
    knowledge: memoryKnowledge().source,
    editors: settingEditors,
    notify: fn(),
  },
  loaders: [({ globals }) => load(globals['language'])],
  render(args, { loaded }) {
    const { memory, Surroundings } = loaded as Loaded;
    return (
      <Surroundings>
        <KnowledgePart {...args} knowledge={memory.source} />
      </Surroundings>
    );
  },
} satisfies Meta<typeof KnowledgePart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Principles are moved, taken out and added by keys; the focus stays where somebody is, and what was done is said. */
export const Separations: Story = {
  async play({ canvas, loaded, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'By condition' }, { timeout: 5_000 }));
    const button = (name: string) => part.getByRole('button', { name });
    const listed = () => part.getAllByRole('listitem').map(({ textContent }) => Number.parseInt(textContent, 10));
    await expect(listed()).toEqual([35, 32, 36, 31, 38, 39, 28, 29]);
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');

    button('Move 35 Parameter changes down').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(listed()).toEqual([32, 36, 35, 31, 38, 39, 28, 29]);
    await expect(button('Move 35 Parameter changes down')).toHaveFocus();
    await expect(part.getByRole('status')).toHaveTextContent('35 Parameter changes is now number 3 of 8.');
    await userEvent.click(button('Take 29 Pneumatics and hydraulics out'));
    await expect(button('Take 28 Mechanics substitution out')).toHaveFocus();
    await userEvent.selectOptions(part.getByRole('combobox', { name: /^Add a principle/ }), '1');
    await userEvent.click(button('Add By condition'));
    await expect(listed()).toEqual([32, 36, 35, 31, 38, 39, 28, 1]);
    await expect(part.queryByRole('option', { name: '1 Segmentation' })).toBeNull();

    await userEvent.click(save);
    const { done } = (loaded as Loaded).memory;
    await waitFor(async () => expect(done).toHaveLength(1));
    await expect(done[0]).toEqual([
      'triz',
      'separations',
      expect.objectContaining({ condition: [32, 36, 35, 31, 38, 39, 28, 1] }),
      0,
    ]);
    await expect(await canvas.findByText(/Last changed by Adil Admin/)).toBeVisible();
  },
};

/** No way is left without a principle. */
export const LastPrinciple: Story = {
  async play({ canvas, userEvent }) {
    const part = within(await canvas.findByRole('region', { name: 'By condition' }, { timeout: 5_000 }));
    const out = () => part.getAllByRole('button', { name: /^Take/ });
    while (out().length > 1) await userEvent.click(out()[0] as HTMLElement);
    await userEvent.click(out()[0] as HTMLElement);
    await expect(part.getAllByRole('listitem')).toHaveLength(1);
    await expect(part.getByText('At least one principle stays.')).toBeVisible();
  },
};

const isWhole: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findAllByRole('list', {}, { timeout: 5_000 })).toHaveLength(4);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};

export const Simplified: Story = { globals: { language: 'zh-Hans' }, play: isWhole };
export const Traditional: Story = { globals: { language: 'zh-Hant' }, play: isWhole };
export const Japanese: Story = { globals: { language: 'ja' }, play: isWhole };

/** As on a telephone of 360 px, between the margins of the page. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('list', {}, { timeout: 5_000 });
    const narrow = canvasElement.firstElementChild as HTMLElement;
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(328);
  },
};
