import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const controls = {
  TextInput: <TextInput />,
  TextArea: <TextArea />,
  Select: <Select options={[{ value: 'ep', label: 'EPO' }]} />,
};

describe.each(Object.entries(controls))('<Field /> around %s', (_, control) => {
  it('names, describes, requires and invalidates it', () => {
    render(
      <Field label="Office" error="Choose an office" count={{ used: 3, max: 10 }} isRequired>
        {control}
      </Field>,
    );
    const input = screen.getByLabelText('Office');
    expect(input).toHaveAccessibleDescription('Choose an office 3 / 10');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('shows the hint only while there is no error', () => {
    const { rerender } = render(
      <Field label="Office" hint="Where it is filed">
        {control}
      </Field>,
    );
    expect(screen.getByLabelText('Office')).toHaveAccessibleDescription('Where it is filed');
    expect(screen.getByLabelText('Office')).toBeValid();
    rerender(
      <Field label="Office" hint="Where it is filed" error="Choose an office">
        {control}
      </Field>,
    );
    expect(screen.getByLabelText('Office')).toHaveAccessibleDescription('Choose an office');
  });

  it('disables it', () => {
    render(
      <Field label="Office" isDisabled>
        {control}
      </Field>,
    );
    expect(screen.getByLabelText('Office')).toBeDisabled();
  });
});
