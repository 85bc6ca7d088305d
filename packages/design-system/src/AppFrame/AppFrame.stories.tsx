import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../Guide/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { HistoryIcon, HomeIcon } from '../Icon/icons.ts';
import { NavRail, NavRailLink } from '../NavRail/NavRail.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { AppFrame, Page } from './AppFrame.tsx';

const meta = {
  component: AppFrame,
  subcomponents: { Page },
  // The patterns have its pictures.
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: ['The frame of an application: header, rail, main part. `Page` gives the main part its width and margins.'],
      avoid: ['An element in a page of somebody else: that page has a frame.'],
      anatomy: [
        'Skip link, first in the order of Tab',
        'Header of 56 px; on narrow screens with the button that opens the rail',
        'Rail of 64 or 240 px',
        'Main part',
      ],
      accessibility: [
        'Header, navigation and main part are landmarks; the skip link leads to the main part.',
        'On narrow screens the rail is a dialog: Escape closes it, and the focus goes back to its button.',
        'All its names are given: `skipLabel`, `menuLabel`, `closeLabel`.',
      ],
      do: ['Give `Page` the width of what it holds: `prose` for reading, `wide` for tables.'],
      dont: ["Don't put a second frame into the main part."],
    }),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;

const rail = (
  <NavRail label="Main" brand="Assay">
    <NavRailLink href="#home" icon={HomeIcon} label="Home" isCurrent />
    <NavRailLink href="#history" icon={HistoryIcon} label="History" />
  </NavRail>
);

function Frame() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <AppFrame
      rail={rail}
      header={<Text weight="medium">Cold plate</Text>}
      skipLabel="Skip to content"
      menuLabel="Open navigation"
      closeLabel="Close navigation"
      isMenuOpen={isMenuOpen}
      onMenuChange={setMenuOpen}
    >
      <Page>
        <Stack>
          <Heading level={1}>History</Heading>
          <Text>Questions and answers of the last 30 days.</Text>
        </Stack>
      </Page>
    </AppFrame>
  );
}

export const Whole: StoryObj = {
  render: () => <Frame />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toHaveTextContent('History');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
