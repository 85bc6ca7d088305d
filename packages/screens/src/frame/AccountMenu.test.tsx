import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';
import type { FrameVisitor } from './Frame.types.ts';
import { frameMessages } from './messages.ts';

async function open(visitor: Partial<FrameVisitor>) {
  const chosen: string[] = [];
  const translator = createTranslator({ locale: 'en' });
  await translator.load(frameMessages);
  render(
    <TranslatorProvider translator={translator}>
      <AccountMenu
        visitor={{ name: 'Ada Lovelace', permissions: [], ...visitor }}
        preferences={{ theme: 'auto', locale: 'en', onTheme: () => undefined, onLocale: () => undefined }}
        isSigningOut={false}
        onSignOut={() => undefined}
        onTenant={(id) => chosen.push(id)}
      />
    </TranslatorProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  return { chosen, user };
}

const tenants = [
  { id: 'a', name: 'Acme Cells' },
  { id: 'b', name: 'Borealis Lab' },
];

describe('<AccountMenu />', () => {
  it('A10: switches to another organisation of the person', async () => {
    const { chosen, user } = await open({ tenantId: 'a', tenants });
    expect(screen.getByRole('menuitemradio', { name: 'Acme Cells' })).toHaveAttribute('aria-checked', 'true');
    await user.click(screen.getByRole('menuitemradio', { name: 'Borealis Lab' }));
    expect(chosen).toEqual(['b']);
  });

  it('A10: offers no switch to somebody of one organisation', async () => {
    await open({ tenantId: 'a', tenants: tenants.slice(0, 1) });
    expect(screen.queryByRole('menuitemradio', { name: 'Acme Cells' })).toBeNull();
  });
});
