import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, type Ref, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { DateInput } from '../DateInput/DateInput.tsx';
import { DateRangeInput } from '../DateInput/DateRangeInput.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import { TagInput } from '../TagInput/TagInput.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const none = () => {};
const offices: readonly ComboboxOption[] = [
  { value: 'ep', label: 'EPO' },
  { value: 'us', label: 'USPTO' },
];
const words = { list: 'Offices' };

type Given = { ref?: Ref<never>; disabled?: boolean };

/** Every control that a form sends, filled, and what the form then sends. */
const controls: Readonly<Record<string, { draw: (given: Given) => ReactNode; sends: readonly [string, string][] }>> = {
  TextInput: { draw: (given) => <TextInput name="a" defaultValue="LNMO" {...given} />, sends: [['a', 'LNMO']] },
  TextArea: { draw: (given) => <TextArea name="a" defaultValue="LNMO" {...given} />, sends: [['a', 'LNMO']] },
  SearchInput: {
    draw: (given) => <SearchInput name="a" value="LNMO" onChange={none} clearLabel="Clear" {...given} />,
    sends: [['a', 'LNMO']],
  },
  NumberInput: {
    draw: (given) => <NumberInput name="a" value={1234.5} onChange={none} language="de" {...given} />,
    sends: [['a', '1234.5']],
  },
  DateInput: {
    draw: (given) => <DateInput name="a" value="2024-05-14" onChange={none} language="de" {...given} />,
    sends: [['a', '2024-05-14']],
  },
  DateRangeInput: {
    draw: (given) => (
      <DateRangeInput
        names={{ from: 'a', to: 'b' }}
        value={{ from: '2024-05-14', to: '2024-06-01' }}
        onChange={none}
        {...given}
      />
    ),
    sends: [
      ['a', '2024-05-14'],
      ['b', '2024-06-01'],
    ],
  },
  Select: { draw: (given) => <Select name="a" options={offices} defaultValue="us" {...given} />, sends: [['a', 'us']] },
  Combobox: {
    draw: (given) => (
      <Combobox
        name="a"
        source={offices}
        value={offices[1]}
        onChange={none}
        words={words}
        clearLabel="Clear"
        {...given}
      />
    ),
    sends: [['a', 'us']],
  },
  MultiCombobox: {
    draw: (given) => (
      <MultiCombobox name="a" source={offices} value={offices} onChange={none} words={words} {...given} />
    ),
    sends: [
      ['a', 'ep'],
      ['a', 'us'],
    ],
  },
  TagInput: {
    draw: (given) => <TagInput name="a" value={['H01M', 'C08K']} onChange={none} {...given} />,
    sends: [
      ['a', 'H01M'],
      ['a', 'C08K'],
    ],
  },
  Checkbox: {
    draw: (given) => (
      <Checkbox name="a" defaultChecked {...given}>
        Contact me
      </Checkbox>
    ),
    sends: [['a', 'on']],
  },
};

function sentBy(draw: ReactNode) {
  const { container } = render(<form>{draw}</form>);
  const form = container.querySelector('form');
  return form ? [...new FormData(form).entries()] : [];
}

describe.each(Object.entries(controls))('%s in a form', (name, { draw, sends }) => {
  it('sends its value in a form that no language changes', () => {
    expect(sentBy(draw({}))).toEqual(sends);
  });

  it('sends nothing while it is disabled', () => {
    expect(sentBy(draw({ disabled: true }))).toEqual([]);
  });

  it('gives its element to a ref of the caller, and takes it back', () => {
    const element: { current: HTMLElement | null } = { current: null };
    const { unmount } = render(<Field label="Office">{draw({ ref: element as Ref<never> })}</Field>);
    element.current?.focus();
    expect(element.current).toHaveFocus();
    if (name !== 'Checkbox') expect(element.current).toHaveAccessibleName(/Office/);
    unmount();
    expect(element.current).toBeNull();
  });
});

describe('a field', () => {
  it('is not undone by a prop that is undefined', () => {
    const nothing: object = { disabled: undefined, required: undefined, 'aria-invalid': undefined };
    render(
      <Field label="Name" error="Say a name" isRequired isDisabled>
        <TextInput {...nothing} />
      </Field>,
    );
    expect(screen.getByLabelText('Name')).toBeDisabled();
    expect(screen.getByLabelText('Name')).toBeRequired();
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  it('names its control under the id it was given, whatever the control was given', () => {
    render(
      <Field label="Name" id="title">
        <TextInput id="name" />
      </Field>,
    );
    expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'title');
  });
});

describe('while words are composed', () => {
  it('Esc leaves a search alone and takes back only what is composed', () => {
    const change = vi.fn();
    render(<SearchInput aria-label="Search" value="锰酸" onChange={change} clearLabel="Clear" />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
    expect(change).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(change).toHaveBeenCalledWith('');
  });

  it('the arrows step no number', () => {
    const change = vi.fn();
    render(<NumberInput aria-label="Count" value={3} onChange={change} />);
    fireEvent.keyDown(screen.getByRole('spinbutton'), { key: 'ArrowUp', isComposing: true });
    expect(change).not.toHaveBeenCalled();
  });

  it('a mark that ends a tag ends it with the composition', () => {
    const change = vi.fn();
    render(<TagInput aria-label="Words" value={[]} onChange={change} />);
    const input = screen.getByRole('textbox');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '電池、' }, isComposing: true });
    expect(change).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(change).toHaveBeenCalledWith(['電池']);
  });
});

describe('<TagInput />', () => {
  it('puts a pasted list where the caret stands', async () => {
    const change = vi.fn();
    render(<TagInput aria-label="Classes" value={[]} onChange={change} />);
    const input = screen.getByRole('textbox');
    await userEvent.type(input, 'AD');
    (input as HTMLInputElement).setSelectionRange(1, 1);
    await userEvent.paste('B,C');
    expect(change).toHaveBeenCalledWith(['AB', 'CD']);
  });
});

describe('<Select />', () => {
  it('shows its placeholder, not the first choice, before one is made', async () => {
    render(<Select aria-label="Office" options={offices} placeholder="Choose an office" required />);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Choose an office');
    expect(screen.getByRole('combobox')).toBeInvalid();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'us');
    expect(screen.getByRole('combobox')).toHaveDisplayValue('USPTO');
  });
});

describe('<Checkbox />', () => {
  it('says why it cannot be changed', async () => {
    const change = vi.fn();
    render(
      <Checkbox disabledReason="Only an administrator" hint="At any time" onChange={change}>
        Share
      </Checkbox>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /^Share/ }));
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Only an administrator');
  });

  it('is mixed for those who hear it', () => {
    render(<Checkbox isIndeterminate>All</Checkbox>);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});

describe('<Combobox />', () => {
  function Office({ onSend, ...rest }: { onSend: () => void; allowsFreeText?: boolean }) {
    const [value, setValue] = useState<ComboboxOption | undefined>(offices[0]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Combobox
          aria-label="Office"
          source={offices}
          value={value}
          onChange={setValue}
          words={words}
          clearLabel="Clear"
          {...rest}
        />
      </form>
    );
  }

  it('takes a choice whose name was typed in full', async () => {
    render(<Office onSend={vi.fn()} />);
    const input = screen.getByRole('combobox', { name: 'Office' });
    await userEvent.clear(input);
    await userEvent.type(input, 'uspto');
    await userEvent.tab();
    expect(input).toHaveValue('USPTO');
  });

  it('keeps its choice when words that are none are left behind', async () => {
    render(<Office onSend={vi.fn()} />);
    const input = screen.getByRole('combobox', { name: 'Office' });
    await userEvent.clear(input);
    await userEvent.type(input, 'nowhere');
    await userEvent.tab();
    expect(input).toHaveValue('EPO');
  });

  it('sends no form while what is typed is no choice, and sends it after one is made', async () => {
    const send = vi.fn();
    render(<Office onSend={send} />);
    const input = screen.getByRole('combobox', { name: 'Office' });
    await userEvent.clear(input);
    await userEvent.type(input, 'usp{Enter}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('USPTO');
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
