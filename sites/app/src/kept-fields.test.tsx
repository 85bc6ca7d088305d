import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepFields, keptFieldsKey, restoreFields } from './kept-fields.ts';

/** A screen whose fields are held in its state, with another language's words. */
function Form({ words, hasMore = true }: { words: 'en' | 'cn'; hasMore?: boolean }) {
  const [name, setName] = useState('Ada');
  const [text, setText] = useState('');
  return (
    <form>
      <input
        aria-label={words === 'en' ? 'Name' : '姓名'}
        name="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <input aria-label="Secret" type="password" />
      {hasMore && <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />}
      <output>{`${name}/${text}`}</output>
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

async function typeAndKeep() {
  const user = userEvent.setup();
  render(<Form words="en" />);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Grace');
  await user.type(screen.getByLabelText('Text'), 'half a thought');
  await user.type(screen.getByLabelText('Secret'), 'not this');
  keepFields();
  cleanup();
}

describe('fields over a reload in another language', () => {
  it('X2: what was typed is there again, in the state of the screen too; a password is not kept', async () => {
    await typeAndKeep();
    expect(sessionStorage.getItem(keptFieldsKey)).not.toContain('not this');
    const stop = restoreFields();
    render(<Form words="cn" />);
    expect(await screen.findByText('Grace/half a thought')).toBeTruthy();
    expect(screen.getByLabelText('Secret')).toHaveProperty('value', '');
    stop();
  });

  it('X2: a field that appears later is filled when it does, and only once', async () => {
    await typeAndKeep();
    const stop = restoreFields();
    const { rerender } = render(<Form words="cn" hasMore={false} />);
    await screen.findByText('Grace/');
    rerender(<Form words="cn" />);
    expect(await screen.findByText('Grace/half a thought')).toBeTruthy();
    const user = userEvent.setup();
    await user.clear(screen.getByLabelText('Text'));
    rerender(<Form words="cn" hasMore={false} />);
    rerender(<Form words="cn" />);
    expect(await screen.findByText('Grace/')).toBeTruthy();
    stop();
  });

  it('puts nothing into another page', async () => {
    await typeAndKeep();
    history.replaceState(null, '', '/elsewhere');
    const stop = restoreFields();
    render(<Form words="cn" />);
    expect(screen.getByText('Ada/')).toBeTruthy();
    stop();
  });
});
