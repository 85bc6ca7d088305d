import { bcp47, fallbackLocale, locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { accountMessages } from './messages.ts';
import { WrongPasswordError } from './own-proof.source.ts';
import { ProofDialog, type ProofDialogProps } from './ProofDialog.tsx';
import { recordedProof } from './testing.ts';

const meta = {
  title: 'Screens/ProofDialog',
  component: ProofDialog,
  tags: ['no-visual'],
  args: { source: recordedProof([]), onProved: fn(), onClose: fn() },
  loaders: [
    async ({ globals }) => {
      const locale = locales.find((each) => bcp47[each] === globals['language']) ?? fallbackLocale;
      const translator = createTranslator({ locale });
      await translator.load(accountMessages);
      return { translator };
    },
  ],
  decorators: [
    (Story, { loaded }) => (
      <TranslatorProvider translator={(loaded as { translator: ReturnType<typeof createTranslator> }).translator}>
        <Story />
      </TranslatorProvider>
    ),
  ],
} satisfies Meta<ProofDialogProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An account with a password. */
export const Password: Story = {};

/** With the second factor on, a code of it is asked for besides. */
export const PasswordAndFactor: Story = {
  args: {
    source: recordedProof([], { asked: async () => ({ needs: 'password', needsFactor: true, hasPasskey: false }) }),
  },
};

/** A passkey does in place of all the rest. */
export const Passkey: Story = {
  args: {
    source: recordedProof([], { asked: async () => ({ needs: 'password', needsFactor: true, hasPasskey: true }) }),
  },
};

/** An account of a phone alone. */
export const CodeToPhone: Story = {
  args: {
    source: recordedProof([], {
      asked: async () => ({ needs: 'code', sentTo: '138****0412', needsFactor: false, hasPasskey: false }),
    }),
  },
};

/** An account of a provider of sign-in. */
export const CodeByMail: Story = {
  args: {
    source: recordedProof([], {
      asked: async () => ({ needs: 'mail', sentTo: 'nora@example.com', needsFactor: false, hasPasskey: false }),
    }),
  },
};

/** No code can be sent. */
export const SignInAnew: Story = {
  args: {
    source: recordedProof([], { asked: async () => ({ needs: 'sign_in', needsFactor: false, hasPasskey: false }) }),
  },
};

/** It is not yet known what to ask for. */
export const Loading: Story = {
  args: { source: recordedProof([], { asked: () => new Promise(() => undefined) }) },
};

export const Wrong: Story = {
  args: { source: recordedProof([], { prove: () => Promise.reject(new WrongPasswordError()) }) },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByLabelText(/^(Present password|当前密码|現在のパスワード|目前密碼)/);
    await userEvent.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onProved).not.toHaveBeenCalled();
  },
};
