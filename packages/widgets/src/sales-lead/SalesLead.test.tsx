import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someCompanies } from '../company-autocomplete/fixtures.ts';
import type { CompanyOption } from '../company-autocomplete/index.ts';
import { SalesLead } from './SalesLead.tsx';
import type { SalesLeadProps } from './SalesLead.types.ts';
import { createRecordedLeadSource, type RecordedLeadOptions, Words } from './testing.tsx';

afterEach(() => vi.useRealTimers());

async function show(options: RecordedLeadOptions = {}, props: Partial<SalesLeadProps> = {}) {
  const source = createRecordedLeadSource(options);
  const onClose = vi.fn();
  render(
    <Words>
      <SalesLead
        source={source}
        packageType="AIR"
        sourceType="home_banner"
        display="inline"
        onClose={onClose}
        {...props}
      />
    </Words>,
  );
  await screen.findByRole('heading', { name: /Talk to sales|Chat with us/ });
  return { source, onClose, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('textbox', { name: 'Name' });
  const typed = { Name: 'Wei Chen', Phone: '13812345678', 'SMS code': '407123', Company: 'Northfield Thermal' };
  for (const [name, value] of Object.entries({ ...typed, Position: 'R&D engineer' })) {
    fireEvent.change(box(name), { target: { value } });
  }
  await user.click(screen.getByRole('checkbox', { name: 'Other' }));
  await user.type(box('What else?'), 'a|b');
}

describe('<SalesLead />', () => {
  it('C8: cannot be sent while it is empty, and checks on the press once something is there', async () => {
    const { source, user } = await show();
    const name = await screen.findByRole('textbox', { name: 'Name' });
    const send = screen.getByRole('button', { name: /^Send request/ });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(name, 'W');
    expect(send).not.toHaveAttribute('aria-disabled');
    await user.click(send);
    expect(await screen.findByText('Phone cannot be empty')).toBeVisible();
    expect(box('Phone')).toHaveFocus();
    expect(source.submitted).toEqual([]);
  });

  it('C4, C7: shows a problem when a field is left, that of a choice when it changes', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('textbox', { name: 'Name' }));
    expect(screen.queryByText('Name cannot be empty')).toBeNull();
    await user.tab();
    expect(screen.getByText('Name cannot be empty')).toBeVisible();
    const other = screen.getByRole('checkbox', { name: 'Other' });
    await user.click(other);
    await user.click(other);
    expect(screen.getByText('Choose at least one')).toBeVisible();
  });

  it('C5: takes no letters into a phone number, and changes its rule with the country', async () => {
    const { user } = await show();
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '1a3b8-1234 56789');
    expect(box('Phone')).toHaveValue('13812345678');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+886');
    expect(box('Phone')).toHaveValue('1381234567');
    await user.tab();
    await user.tab();
    expect(screen.getByText(/does not fit the country/)).toBeVisible();
  });

  it('C5: a code of a country typed before the number chooses the country; one of no country here is refused', async () => {
    const { user } = await show();
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '+886 912-345-678');
    expect(box('Phone')).toHaveValue('912345678');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('+886');
    await user.clear(box('Phone'));
    await user.type(box('Phone'), '+1 415 555 0100');
    await user.tab();
    expect(screen.getByText(/does not fit the country/)).toBeVisible();
  });

  it('C9: sends the golden payload and shows the masked number', async () => {
    const { source, user } = await show();
    await fill(user);
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    expect(await screen.findByRole('heading', { name: 'Request sent' })).toBeVisible();
    expect(screen.getByText(/138\*{4}5678/)).toBeVisible();
    expect(source.submitted).toMatchObject([
      {
        lead: { reason: ['other:a|b'], otherReason: 'a|b', upgrade_reason: 'other:a\\|b', type: 'AIR' },
        number: { digits: '13812345678', country: '+86', code: '407123' },
      },
    ]);
  });

  it("C9, C14: shows the account's own number masked and sends neither number nor code", async () => {
    const { source, user } = await show({ setup: { region: 'other', ownNumber: '139****0412' } });
    expect(await screen.findByDisplayValue('139****0412')).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'SMS code' })).toBeNull();
    await user.type(box('Name'), 'Wei Chen');
    await user.type(box('Company'), 'Northfield');
    await user.type(box('Position'), 'Engineer');
    await user.click(screen.getByRole('checkbox', { name: 'Use by my whole team' }));
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    await screen.findByRole('heading', { name: 'Request sent' });
    expect(source.submitted[0]?.number).toBeUndefined();
  });

  it('C15, Z4: tells a refused code and keeps the form; any other failure has its own screen and the way back', async () => {
    const { source, user } = await show({ failures: [9030119, 500] });
    await fill(user);
    const send = () => user.click(screen.getByRole('button', { name: /^Send request/ }));
    await send();
    expect((await screen.findAllByText('The verification code is wrong or timed out.')).length).toBeGreaterThan(0);
    expect(box('SMS code')).toHaveFocus();
    await user.clear(box('SMS code'));
    await user.type(box('SMS code'), '407124');
    await send();
    expect(await screen.findByRole('heading', { name: 'Submission Failed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(box('Name')).toHaveValue('Wei Chen');
    await send();
    await screen.findByRole('heading', { name: 'Request sent' });
    expect(new Set(source.submitted.map(({ id }) => id)).size).toBe(1);
  });

  it('C11, Z6: a captcha that cannot be reached is told as a network failure and the code is sent all the same', async () => {
    const { source, user } = await show();
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '13812345678');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByText('Network failure')).toBeVisible();
    await waitFor(() =>
      expect(source.sentCodes).toEqual([{ digits: '13812345678', country: '+86', proof: undefined }]),
    );
    expect(await screen.findByText(/A code was sent to 138\*{4}5678/)).toBeVisible();
  });

  it('C11, P49: where the captcha cannot be reached work of our own pays for the message', async () => {
    const { parameters, signature = '' } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 3,
      deriveKey,
      hmacSignatureSecret: 'one',
      hmacKeySignatureSecret: 'two',
    });
    const asked: unknown[] = [];
    const { source, user } = await show({
      captcha: async (query) => {
        asked.push(query);
        if (query.provider === undefined) throw new Error('The provider is away.');
        return { provider: 'altcha', challenge: { parameters: { ...parameters }, signature } };
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '13812345678');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByText(/A code was sent to 138\*{4}5678/)).toBeVisible();
    expect(asked).toEqual([{}, { provider: 'altcha' }]);
    const proof = JSON.parse(atob(source.sentCodes[0]?.proof ?? ''));
    expect(proof).toMatchObject({ challenge: { signature }, solution: { counter: 3 } });
  });

  it('C11: asks for the phone before anything is sent', async () => {
    const { source, user } = await show();
    await user.click(await screen.findByRole('button', { name: /^Send code/ }));
    expect(screen.getByText('Phone cannot be empty')).toBeVisible();
    expect(source.sentCodes).toEqual([]);
  });

  it('Z5: a code that could not be sent is told and may be asked for again', async () => {
    const { user } = await show({ sendFails: true });
    await user.type(await screen.findByRole('textbox', { name: 'Phone' }), '13812345678');
    await user.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByText('Failed to send, please try later')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Send code/ })).not.toHaveAttribute('aria-disabled');
  });

  it('C12: asks for a score in that variant', async () => {
    const { user } = await show({}, { asksScore: true });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'W');
    await user.click(screen.getByRole('button', { name: /^Send request/ }));
    expect(screen.getByText('Choose a score from 1 to 10')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(10);
  });

  it('C3: the EU has its own form in a frame and no native field', async () => {
    await show({ setup: { region: 'eu' } });
    expect(await screen.findByTitle('Contact form')).toHaveAttribute('src', expect.stringContaining('type=AIR'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('C1, C6: counts 60 s to the next code; the result closes after 5,000 ms', async () => {
    const { onClose, user } = await show();
    await fill(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: /^Send code/ }));
    expect(await screen.findByRole('button', { name: /Resend in (60|59) s/ })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('button', { name: /^Resend(?! in)/ })).not.toHaveAttribute('aria-disabled');
    fireEvent.click(screen.getByRole('button', { name: /^Send request/ }));
    await screen.findByRole('heading', { name: 'Request sent' });
    await act(() => vi.advanceTimersByTimeAsync(4_500));
    expect(onClose).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('C1: a failed request is not shown once more when its five seconds are over', async () => {
    const { onClose, user } = await show({ failures: [500] });
    await fill(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: /^Send request/ }));
    await screen.findByRole('heading', { name: 'Submission Failed' });
    await act(() => vi.advanceTimersByTimeAsync(5_500));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(box('Name')).toHaveValue('Wei Chen');
  });

  it('C13: asks for companies once after typing stops, drops a late reply, and empties with the field', async () => {
    const asked: string[] = [];
    const replies = new Map<string, (found: readonly CompanyOption[]) => void>();
    const companies = (query: string) => {
      asked.push(query);
      return new Promise<readonly CompanyOption[]>((resolve) => replies.set(query, resolve));
    };
    await show({ companies });
    const field = await screen.findByRole('combobox', { name: 'Company' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    field.focus();
    for (const text of ['N', 'No', 'Nor']) fireEvent.change(field, { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(asked).toEqual(['Nor']);
    fireEvent.change(field, { target: { value: 'Nort' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    await act(async () => replies.get('Nort')?.(someCompanies.slice(0, 2)));
    await act(async () => replies.get('Nor')?.(someCompanies.slice(2)));
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.slice(0, 9)),
    ).toEqual(['Northfiel', 'Northwind']);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field).toHaveValue('Northfield Thermal');
    fireEvent.change(field, { target: { value: '' } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
