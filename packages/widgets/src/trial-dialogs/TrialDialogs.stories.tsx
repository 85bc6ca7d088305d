import type { UpgradePrompt } from '@assay/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TrialCountdown, TrialNote } from './TrialCountdown.tsx';
import { TrialDialogs } from './TrialDialogs.tsx';
import type { EditionOverview } from './TrialDialogs.types.ts';
import { recordedTrialSource, spentOverview, Words } from './testing.tsx';

interface Shown {
  prompt: UpgradePrompt;
  overview: EditionOverview;
}

const nothing = () => undefined;

function Dialogs({ prompt, overview }: Shown) {
  return (
    <Words>
      <div style={{ minHeight: 640 }}>
        <TrialDialogs prompt={prompt} source={recordedTrialSource(overview)} onUpgrade={nothing} onClose={nothing} />
      </div>
    </Words>
  );
}

const meta = {
  title: 'Widgets/TrialDialogs',
  component: Dialogs,
  args: {
    prompt: { dialog: 'tryPremium', kind: 'overlimit', source: 'tech_seek', feature: 'tech_seek' },
    overview: spentOverview,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The questions of the month are used up. */
export const LimitReached: Story = {
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Monthly limit reached' });
    await expect(dialog.getBoundingClientRect().width).toBe(480);
  },
};

/** A tool that the edition does not hold. */
export const Locked: Story = {
  args: { prompt: { dialog: 'tryPremium', kind: 'free', source: 'ls_document_agent', feature: 'ls_document_qa' } },
};

export const TrialEnded: Story = { args: { prompt: { dialog: 'trialEnd', kind: 'free', source: 'home_banner' } } };

export const TrialBegun: Story = {
  args: {
    prompt: { dialog: 'onboarding', kind: 'premium', source: 'home_banner' },
    overview: { ...spentOverview, edition: 'trial', daysLeft: 14 },
  },
};

export const SideBySide: Story = { args: { prompt: { dialog: 'compare', kind: 'free', source: 'material_agent' } } };

/** Three days before the end. */
export const AboutToExpire: Story = {
  render: () => (
    <Words>
      <div style={{ minHeight: 200, padding: 24 }}>
        <TrialCountdown daysLeft={3} />
        <TrialNote daysLeft={3} onUpgrade={nothing} onClose={nothing} />
      </div>
    </Words>
  ),
};
