import { locales } from '@assay/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CompanyOption } from './company-autocomplete.source.ts';
import { someCompanies } from './fixtures.ts';
import { CompanyField, type CompanyFieldProps } from './testing.tsx';

afterEach(() => vi.useRealTimers());

function replies() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer(companies: readonly CompanyOption[]): void;
    fail(): void;
  }[] = [];
  const source = (query: string, signal: AbortSignal) =>
    new Promise<readonly CompanyOption[]>((answer, reject) => {
      asked.push({ query, signal, answer, fail: () => reject(new Error('offline')) });
    });
  return { asked, source };
}

async function show(props: CompanyFieldProps = {}) {
  const onChange = vi.fn();
  const onChoose = vi.fn();
  render(<CompanyField source={async () => someCompanies} onChange={onChange} onChoose={onChoose} {...props} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Company' });
  return { field, onChange, onChoose, user: userEvent.setup() };
}

function type(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.change(field, { target: { value } });
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('<CompanyAutocomplete />', () => {
  it('C13: asks once, 200 ms after typing stops, and abandons the question that newer words replace', async () => {
    const { asked, source } = replies();
    const { field } = await show({ source });
    vi.useFakeTimers();
    for (const text of ['N', 'No', 'Nor']) {
      type(field, text);
      await later(150);
    }
    expect(asked).toEqual([]);
    await later(50);
    expect(asked.map(({ query }) => query)).toEqual(['Nor']);
    type(field, 'Nort');
    await later(200);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await act(async () => asked[1]?.answer(someCompanies.slice(0, 2)));
    await act(async () => asked[0]?.answer(someCompanies.slice(2)));
    expect(screen.getAllByRole('option').map(({ id }) => id.at(-1))).toEqual(['0', '1']);
    expect(screen.queryByText('Northgate')).toBeNull();
  });

  it('C13: closes and asks nothing when the field is emptied', async () => {
    const { asked, source } = replies();
    const { field } = await show({ source });
    vi.useFakeTimers();
    type(field, 'Nor');
    await later(200);
    await act(async () => asked[0]?.answer(someCompanies));
    type(field, '');
    await later(500);
    expect(asked).toHaveLength(1);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('C13, R2: shows name, country, kind, year and employees, a dash for what is not known', async () => {
    const { field, user } = await show();
    await user.type(field, 'north');
    const rows = await screen.findAllByRole('option');
    expect(rows[0]).toHaveTextContent(
      'Northfield Thermal Northfield Thermal GmbHGermanyCompanyFounded 199850-100 employees',
    );
    expect(rows[2]).toHaveTextContent('Northgate——Founded —— employees');
  });

  it.each(locales)('has its words in %s', async (locale) => {
    const { field, user } = await show({ locale });
    await user.type(field, 'north');
    const [row] = await screen.findAllByRole('option');
    expect(row?.textContent).toMatch(/1998.*50-100|50-100.*1998/);
    expect(screen.getByRole('listbox').getAttribute('aria-label')).not.toBe('');
    if (locale !== 'en') expect(row).not.toHaveTextContent('Founded');
  });

  describe('keyboard', () => {
    it('C13: moves through the rows, takes one with Enter, and says which is active', async () => {
      const { field, onChange, onChoose, user } = await show();
      await user.type(field, 'north');
      await screen.findAllByRole('option');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      const active = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
      expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
      expect(active).toHaveTextContent('Northwind');
      await user.keyboard('{Enter}');
      expect(onChange).toHaveBeenLastCalledWith('Northwind Institute of Technology');
      expect(onChoose).toHaveBeenCalledWith(someCompanies[1]);
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('closes with Esc and leaves the words; Esc when it is closed belongs to the page', async () => {
      const outside = vi.fn();
      document.addEventListener('keydown', outside);
      const { field, user } = await show();
      await user.type(field, 'north');
      await screen.findAllByRole('option');
      outside.mockClear();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(field).toHaveValue('north');
      expect(outside).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      expect(outside).toHaveBeenCalledTimes(1);
      document.removeEventListener('keydown', outside);
    });

    it('opens again with the arrow down', async () => {
      const { field, user } = await show();
      await user.type(field, 'north');
      await screen.findAllByRole('option');
      await user.keyboard('{Escape}{ArrowDown}');
      expect(await screen.findAllByRole('option')).toHaveLength(3);
    });

    it('opens no list for a name that was entered before typing had stopped', async () => {
      const { asked, source } = replies();
      const { field } = await show({ source });
      vi.useFakeTimers();
      type(field, 'Veldt');
      fireEvent.keyDown(field, { key: 'Enter' });
      await later(1000);
      expect(asked).toEqual([]);
    });

    it('submits the form around it where no row is active: any name is taken', async () => {
      const onChange = vi.fn();
      const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
      document.addEventListener('submit', onSubmit);
      const { container } = render(
        <form>
          <CompanyField source={async () => []} name="company_name" onChange={onChange} />
        </form>,
      );
      const field = await screen.findByRole('combobox');
      const user = userEvent.setup();
      await user.type(field, 'Veldt Polymers');
      expect((await screen.findAllByText(/taken as typed/)).length).toBeGreaterThan(0);
      await user.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(1);
      expect(new FormData(container.querySelector('form') ?? undefined).get('company_name')).toBe('Veldt Polymers');
      document.removeEventListener('submit', onSubmit);
    });
  });

  it('takes a row by a press without losing the focus', async () => {
    const { field, onChoose, user } = await show();
    await user.type(field, 'north');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(onChoose).toHaveBeenCalledWith(someCompanies[0]);
    expect(field).toHaveFocus();
  });

  it('announces what it is doing, how many it found, that there are none, and that it failed', async () => {
    const { asked, source } = replies();
    const { field } = await show({ source });
    const status = () => screen.getByRole('status').textContent;
    vi.useFakeTimers();
    type(field, 'n');
    await later(200);
    expect(status()).toBe('Looking for companies');
    await act(async () => asked[0]?.answer(someCompanies));
    expect(status()).toBe('3 companies found');
    type(field, 'no');
    await later(200);
    await act(async () => asked[1]?.answer([]));
    expect(status()).toMatch(/^No company of this name/);
    type(field, 'nor');
    await later(200);
    await act(async () => asked[2]?.fail());
    expect(status()).toMatch(/^Companies could not be looked up/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true }));
    expect(asked).toHaveLength(4);
  });

  it('does not ask while letters are being composed', async () => {
    const { asked, source } = replies();
    const { field } = await show({ source });
    vi.useFakeTimers();
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'dongzhi' }, isComposing: true });
    await later(500);
    expect(asked).toEqual([]);
    fireEvent.input(field, { target: { value: '东芝' }, isComposing: true });
    fireEvent.compositionEnd(field);
    await later(200);
    expect(asked.map(({ query }) => query)).toEqual(['东芝']);
  });

  it('opens nothing for a name that was filled in and not typed', async () => {
    const { asked, source } = replies();
    const { field, onChange } = await show({ source });
    vi.useFakeTimers();
    fireEvent.change(field, { target: { value: 'Half a company' } });
    await later(1000);
    expect(onChange).toHaveBeenCalledWith('Half a company');
    expect(asked).toEqual([]);
  });

  it('is a plain text field without a source', async () => {
    render(<CompanyField source={undefined} />);
    expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveAttribute('autocomplete', 'organization');
  });
});
