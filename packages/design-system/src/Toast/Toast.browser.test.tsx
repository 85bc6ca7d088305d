import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './Toast.tsx';
import { createToaster } from './toaster.ts';

afterEach(cleanup);

describe('<ToastRegion />', () => {
  it('stands on the page again when the dialog above it is taken away as it closes', async () => {
    const toaster = createToaster();
    const page = (isAsked: boolean) => (
      <>
        <ToastRegion toaster={toaster} label="Messages" closeLabel="Close" />
        {isAsked && (
          <Dialog isOpen onClose={() => undefined} title="Begun" closeLabel="Start">
            A trial has begun.
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(true));
    toaster.show({ title: 'In the dialog' });
    expect((await screen.findByText('In the dialog')).closest('dialog')).not.toBeNull();
    rerender(page(false));
    toaster.show({ title: 'On the page' });
    expect(await screen.findByText('On the page')).toBeVisible();
  });
});
