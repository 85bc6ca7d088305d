import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SalesLead } from './SalesLead.tsx';
import type { LeadSetup } from './sales-lead.source.ts';
import { createRecordedLeadSource, Words } from './testing.tsx';

interface Shown {
  setup: LeadSetup;
  asksScore: boolean;
  failures: number[];
}

function Lead({ setup, asksScore, failures }: Shown) {
  const source = useMemo(() => createRecordedLeadSource({ setup, failures: [...failures] }), [setup, failures]);
  return (
    <Words>
      <SalesLead
        source={source}
        packageType="AIR"
        sourceType="home_banner"
        display="inline"
        asksScore={asksScore}
        values={{ name: 'Wei Chen', company_name: 'Northfield Thermal', post: 'R&D engineer' }}
      />
    </Words>
  );
}

const meta = {
  title: 'Widgets/SalesLead',
  component: Lead,
  args: { setup: { region: 'other' }, asksScore: false, failures: [] },
} satisfies Meta<typeof Lead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};

export const WithProblems: Story = {
  args: { asksScore: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Send request/ }));
    await expect(await canvas.findByText('Phone cannot be empty')).toBeVisible();
  },
};

/** The number is the account's own. */
export const OwnNumber: Story = { args: { setup: { region: 'other', ownNumber: '138****0412' } } };

export const Failed: Story = {
  args: { setup: { region: 'other', ownNumber: '138****0412' }, failures: [500] },
  tags: ['no-visual'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Use by my whole team' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Send request/ }));
    await expect(await canvas.findByRole('heading', { name: 'Submission Failed' })).toBeVisible();
  },
};
