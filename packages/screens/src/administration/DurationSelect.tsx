import { Field, Select } from '@assay/design-system';

export interface DurationSelectProps {
  label: string;
  hint?: string;
  /** What is chosen; null for what holds without a choice. */
  value: number | null;
  choices: readonly number[];
  /** How a value is said. */
  said(value: number): string;
  /** What null says. */
  none: string;
  onChange(value: number | null): void;
}

/** A duration among usual ones; one that was set otherwise is offered too. */
export function DurationSelect({ label, hint, value, choices, said, none, onChange }: DurationSelectProps) {
  const all = [...new Set(value === null ? choices : [...choices, value])].sort((a, b) => a - b);
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <Select
        value={value === null ? '' : String(value)}
        options={[{ value: '', label: none }, ...all.map((each) => ({ value: String(each), label: said(each) }))]}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}
