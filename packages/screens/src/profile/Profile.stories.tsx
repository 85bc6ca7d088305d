import { bcp47, locales } from '@assay/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Profile } from './Profile.tsx';
import { createSurroundings, memoryLibrary, memoryProfile, memoryQuality, someRun } from './testing.tsx';

const meta = {
  component: Profile,
  args: {
    profile: memoryProfile({ name: 'Mei Lin', company: 'Acme Cells', jobRole: '' }),
    library: memoryLibrary(),
    quality: memoryQuality(),
    person: { email: 'mei@example.com', tenant: 'Acme Cells', role: 'admin', edition: 'premium' },
    preferences: { locale: 'en', theme: 'auto', onLocale: fn(), onTheme: fn() },
    section: 'profile',
    onSection: fn(),
    onSaved: fn(),
    notify: fn(),
  },
  loaders: [
    async ({ globals }) => ({
      Surroundings: await createSurroundings(locales.find((locale) => bcp47[locale] === globals['language'])),
    }),
  ],
  decorators: [
    (Story, { loaded }) => {
      const { Surroundings } = loaded as { Surroundings: Awaited<ReturnType<typeof createSurroundings>> };
      return (
        <Surroundings>
          <Story />
        </Surroundings>
      );
    },
  ],
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(name).toHaveFocus();
    await expect(canvas.getByText('Enter your name')).toBeVisible();
  },
};

export const Library: Story = {
  args: {
    section: 'library',
    library: memoryLibrary({
      folder: '/srv/patents',
      runs: [
        someRun({ id: 3, state: 'waiting', paths: ['pubmed26n0001.xml.gz'] }),
        someRun({
          id: 2,
          state: 'running',
          paths: ['ipg150106.xml', 'ipg150113.xml'],
          files: 2,
          filesDone: 1,
          bytesDone: 61_000_000,
          finishedAt: null,
          skipped: 2,
        }),
        someRun(),
        someRun({ id: 0, state: 'failed', paths: ['weekly.zip'], message: 'The archive is damaged.', added: 0 }),
      ],
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show what was skipped' }));
    await expect(await canvas.findByRole('table', { name: /^What was skipped/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { section: 'library', library: memoryLibrary({ holdings: { documents: 0, passages: 0, groups: [] } }) },
};

export const Member: Story = { args: { section: 'library', person: { role: 'member', edition: 'freemium' } } };

export const Unreachable: Story = {
  args: {
    section: 'library',
    library: {
      ...memoryLibrary(),
      holdings: () => Promise.reject(new Error('The service could not be reached.')),
      imports: () => Promise.reject(new Error('The service could not be reached.')),
    },
  },
};

export const Loading: Story = {
  args: {
    section: 'library',
    library: { ...memoryLibrary(), holdings: () => new Promise(() => {}), imports: () => new Promise(() => {}) },
  },
};

export const Quality: Story = {
  args: { section: 'quality' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('group', { name: 'Reliability of the grading' });
    within(chart).getByRole('img').focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/97 %.*First sentence right: 61 %/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Kind' }));
    await expect(canvas.getByRole('rowheader', { name: 'Value' })).toBeVisible();
  },
};

export const NotMeasured: Story = { args: { section: 'quality', quality: memoryQuality(null, null) } };
