import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FocusEventHandler, type ReactNode, type Ref, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import type { ComboboxOption } from '../Combobox/Combobox.types.ts';
import { DateInput } from '../DateInput/DateInput.tsx';
import { DateRangeInput } from '../DateInput/DateRangeInput.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { MultiCombobox } from '../MultiCombobox/MultiCombobox.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RatingScale } from '../RatingScale/RatingScale.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { RangeSlider, Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
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

type Given = { ref?: Ref<never>; onBlur?: FocusEventHandler; disabled?: boolean };

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
  Switch: {
    draw: (given) => (
      <Switch name="a" defaultChecked {...given}>
        Contact me
      </Switch>
    ),
    sends: [['a', 'on']],
  },
  PasswordInput: {
    draw: (given) => <PasswordInput name="a" defaultValue="LNMO" showLabel="Show" hideLabel="Hide" {...given} />,
    sends: [['a', 'LNMO']],
  },
  RadioGroup: {
    draw: ({ disabled = false, ...given }) => (
      <RadioGroup
        label="Where"
        name="a"
        options={offices}
        value="us"
        onChange={none}
        isDisabled={disabled}
        {...given}
      />
    ),
    sends: [['a', 'us']],
  },
  RatingScale: {
    draw: ({ disabled = false, ...given }) => (
      <RatingScale label="Severity" name="a" value={7} onChange={none} isDisabled={disabled} {...given} />
    ),
    sends: [['a', '7']],
  },
  Slider: {
    draw: (given) => <Slider name="a" min={0} max={10} value={7} onChange={none} {...given} />,
    sends: [['a', '7']],
  },
};

/** Controls that a form takes nothing from by itself. */
const others: Readonly<Record<string, (given: Given) => ReactNode>> = {
  SegmentedControl: (given) => (
    <SegmentedControl label="Where" segments={offices} value="us" onChange={none} {...given} />
  ),
  RangeSlider: (given) => (
    <RangeSlider min={0} max={10} value={[2, 7]} onChange={none} labels={['From', 'To']} {...given} />
  ),
  FileDrop: (given) => <FileDrop files={[]} onAdd={none} onRemove={none} {...given} />,
};
/** Parts that name themselves, and not by the field around them. */
const named = /^(Checkbox|Switch|RadioGroup|RatingScale|SegmentedControl|RangeSlider)$/;

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
});

describe.each([
  ...Object.entries(controls).map(([name, { draw }]) => [name, draw] as const),
  ...Object.entries(others),
])('%s in a form library', (name, draw) => {
  it('tells when it is left, and not of what happens inside it', async () => {
    const left = vi.fn();
    const element: { current: HTMLElement | null } = { current: null };
    render(
      <Field label="Office">
        {draw({ ref: (node: HTMLElement | null) => void (element.current = node), onBlur: left })}
      </Field>,
    );
    element.current?.focus();
    expect(left).not.toHaveBeenCalled();
    element.current?.blur();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('gives its element to a ref of the caller, and takes it back', () => {
    const element: { current: HTMLElement | null } = { current: null };
    const { unmount } = render(<Field label="Office">{draw({ ref: element as Ref<never> })}</Field>);
    element.current?.focus();
    expect(element.current).toHaveFocus();
    if (!named.test(name)) expect(element.current).toHaveAccessibleName(/Office/);
    unmount();
    expect(element.current).toBeNull();
  });
});

it('<SegmentedControl /> adds nothing to what the form around it sends', async () => {
  const change = vi.fn();
  const view = <SegmentedControl label="Where" segments={offices} value="us" onChange={change} />;
  expect(sentBy(view)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'EPO' }));
  expect(change).toHaveBeenCalledWith('ep');
});

describe('a group of radios', () => {
  const options = [{ value: 'wo', label: 'WIPO', disabledReason: 'Closed' }, ...offices];

  it('gives a ref the one that the keyboard reaches: the chosen one, or the first that can be', () => {
    const ref: { current: HTMLInputElement | null } = { current: null };
    const group = (value?: string) => (
      <RadioGroup label="Office" options={options} value={value} onChange={none} ref={ref} />
    );
    const { rerender } = render(group());
    expect(ref.current).toHaveAttribute('value', 'ep');
    rerender(group('us'));
    expect(ref.current).toHaveAttribute('value', 'us');
    rerender(group('wo'));
    expect(ref.current).toHaveAttribute('value', 'ep');
  });

  it.each([
    [
      'RadioGroup',
      (onBlur: FocusEventHandler) => (
        <RadioGroup label="Office" options={offices} value="ep" onChange={none} onBlur={onBlur} />
      ),
    ],
    [
      'RatingScale',
      (onBlur: FocusEventHandler) => <RatingScale label="Severity" value={3} onChange={none} onBlur={onBlur} />,
    ],
  ] as const)('%s is not left while the focus goes from one to the next', (_, draw) => {
    const left = vi.fn();
    render(draw(left));
    const [first, second] = screen.getAllByRole('radio');
    first?.focus();
    second?.focus();
    expect(left).not.toHaveBeenCalled();
    second?.blur();
    expect(left).toHaveBeenCalledOnce();
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

describe('<MultiCombobox /> in a form', () => {
  function Offices({ onSend, ...rest }: { onSend: () => void; allowsFreeText?: boolean }) {
    const [value, setValue] = useState<readonly ComboboxOption[]>([]);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <MultiCombobox
          aria-label="Offices"
          source={offices}
          value={value}
          onChange={setValue}
          words={words}
          {...rest}
        />
      </form>
    );
  }
  const removed = (name: string) => screen.queryByRole('button', { name: `Remove ${name}` });

  it('sends no form while what is typed is no choice', async () => {
    const send = vi.fn();
    render(<Offices onSend={send} />);
    const input = screen.getByRole('combobox', { name: 'Offices' });
    await userEvent.type(input, 'usp{Enter}');
    expect(input).toHaveValue('usp');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('takes free words by Enter', async () => {
    render(<Offices onSend={vi.fn()} allowsFreeText />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Offices' }), 'WIPO{Enter}');
    expect(removed('WIPO')).toBeVisible();
  });

  it('keeps an Esc from what lies around it while its list is open', async () => {
    const heard = vi.fn();
    render(
      <div role="presentation" onKeyDown={(event) => heard(event.key)}>
        <Offices onSend={vi.fn()} />
      </div>,
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Offices' }), 'usp');
    heard.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledWith('Escape');
  });
});
