import { Field, Select } from '@assay/design-system';
import { useFormats } from '@assay/i18n';

export interface DurationSelectProps {
  label: string;
  hint?: string;
  /** What is chosen; null for what holds without a choice. */
  value: number | null;
  /** Minutes of one unit of the values. */
  unit: number;
  choices: readonly number[];
  /** What null says. */
  none: string;
  onChange(value: number | null): void;
}

/** A duration among usual ones; one that was set otherwise is offered too. */
export function DurationSelect({ label, hint, value, unit, choices, none, onChange }: DurationSelectProps) {
  const formats = useFormats();
  const all = [...new Set(value === null ? choices : [...choices, value])].sort((a, b) => a - b);
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <Select
        value={value === null ? '' : String(value)}
        options={[
          { value: '', label: none },
          ...all.map((each) => ({ value: String(each), label: formats.duration(each * unit) })),
        ]}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}
