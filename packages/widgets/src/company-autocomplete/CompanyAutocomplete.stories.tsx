import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { someCompanies } from './fixtures.ts';
import { CompanyField } from './testing.tsx';

const meta = {
  title: 'Widgets/CompanyAutocomplete',
  component: CompanyField,
  render: (args) => (
    <div style={{ maxWidth: 432, minHeight: 320 }}>
      <CompanyField {...args} />
    </div>
  ),
  args: { source: async () => someCompanies },
} satisfies Meta<typeof CompanyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows with name, country, kind, year and size; a dash for what is not known. */
export const Offered: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Company' }), 'north');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const OfferedInJapanese: Story = {
  tags: ['no-visual'],
  ...Offered,
  args: { locale: 'jp' },
};

export const NothingKnown: Story = {
  tags: ['no-visual'],
  args: { source: async () => [] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'Veldt');
    await expect((await canvas.findAllByText(/No company of this name/))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-visual'],
  args: { source: () => Promise.reject(new Error('offline')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox'), 'Veldt');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
