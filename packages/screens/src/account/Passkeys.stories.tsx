import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { accountMessages } from './messages.ts';
import { Passkeys, type PasskeysProps } from './Passkeys.tsx';
import { PasskeyError } from './passkey-browser.ts';
import { recordedPasskeys } from './testing.ts';

interface Loaded {
  translator: ReturnType<typeof createTranslator>;
  queries: QueryClient;
}

const meta = {
  title: 'Screens/Passkeys',
  component: Passkeys,
  tags: ['no-visual'],
  args: { source: recordedPasskeys([]), notify: fn() },
  loaders: [
    async ({ globals }) => {
      const locale = locales.find((each) => bcp47[each] === globals['language']) ?? fallbackLocale;
      const translator = createTranslator({ locale });
      await translator.load(accountMessages);
      return { translator, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
    },
  ],
  decorators: [
    (Story, { loaded }) => {
      const { translator, queries } = loaded as Loaded;
      return (
        <QueryClientProvider client={queries}>
          <TranslatorProvider translator={translator}>
            <div style={{ maxWidth: 640, padding: 24 }}>
              <Story />
            </div>
          </TranslatorProvider>
        </QueryClientProvider>
      );
    },
  ],
} satisfies Meta<PasskeysProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Named by its person, by who keeps it, and by neither. */
export const Several: Story = {
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const None: Story = {
  args: { source: recordedPasskeys([], { passkeys: async () => ({ passkeys: [], limit: 20 }) }) },
};

export const Loading: Story = {
  args: { source: recordedPasskeys([], { passkeys: () => new Promise(() => undefined) }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('status')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: {
    source: recordedPasskeys([], { passkeys: () => Promise.reject(new Error('The service could not be reached.')) }),
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be reached');
  },
};

/** The browser gave none; what was there stays on show. */
export const NotAdded: Story = {
  args: {
    source: recordedPasskeys([], {
      async addPasskey() {
        throw new PasskeyError('held', undefined);
      },
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('list');
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

/** As many as an account may have. */
export const Full: Story = {
  args: {
    source: recordedPasskeys([], {
      passkeys: async () => ({
        passkeys: [{ id: 'a', name: 'Office laptop', isSynced: true, addedAt: '2026-11-18T08:00:00Z' }],
        limit: 1,
      }),
    }),
  },
};

/** A browser, or an address, where passkeys do not work. */
export const Unsupported: Story = { args: { source: recordedPasskeys([], { canUsePasskeys: false }) } };

/** Names are what people write. */
export const LongName: Story = {
  args: {
    source: recordedPasskeys([], {
      passkeys: async () => ({
        passkeys: [
          {
            id: 'long',
            name: 'Security key on the ring in the second drawer of the laboratory for electrochemistry, building 7',
            provider: 'A provider of passkeys with a rather long name of its own',
            isSynced: true,
            addedAt: '2026-11-18T08:00:00Z',
            usedAt: '2026-11-20T08:00:00Z',
          },
        ],
        limit: 20,
      }),
    }),
  },
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Asked before one is removed; a failure is said in the question. */
export const Removing: Story = {
  args: {
    source: recordedPasskeys([], {
      removePasskey: () => Promise.reject(new Error('The service could not be reached.')),
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [row] = within(await canvas.findByRole('list')).getAllByRole('listitem');
    await userEvent.click(
      within(row as HTMLElement)
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    );
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('could not be reached'));
  },
};
