import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';

describe('<Button />', () => {
  it('is found by its verb and reports a press by pointer, Enter and Space', async () => {
    const press = vi.fn();
    render(<Button onClick={press}>Ask</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('does not submit a form unless told to', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button>Add a row</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    expect(submit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps focus, ignores presses and submits nothing while busy', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" isBusy busyLabel="Sending" onClick={press}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Sending/ });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('says why it cannot be pressed and stays reachable by keyboard', async () => {
    const press = vi.fn();
    render(
      <Button disabledReason="Your edition has no export" onClick={press}>
        Export
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Your edition has no export');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('<ButtonLink />', () => {
  it('is a link', () => {
    render(<ButtonLink href="/packages">See editions</ButtonLink>);
    expect(screen.getByRole('link', { name: 'See editions' })).toHaveAttribute('href', '/packages');
  });
});
