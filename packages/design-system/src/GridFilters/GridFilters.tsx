import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DateRangeInput } from '../DateInput/DateRangeInput.tsx';
import { optionsOf } from '../EditableGrid/cellText.ts';
import type { GridColumn, GridFilter, GridOption } from '../EditableGrid/EditableGrid.types.ts';
import { Field } from '../Field/Field.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { FilterIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { GridFiltersProps, GridFiltersWords } from './GridFilters.types.ts';
import { gridFiltersWords } from './GridFilters.words.ts';

/** Which rows of an `EditableGrid` are shown: one condition a column, all of which must hold. */
export function GridFilters<Row>({ columns, view, onViewChange, words }: GridFiltersProps<Row>) {
  const say = wordsIn(gridFiltersWords, useLanguage(), words);
  const [chosen, setChosen] = useState<string>();
  const set = Object.keys(view.filters);
  const column = columns.find(({ id }) => id === (chosen ?? set[0])) ?? columns[0];

  function change(id: string, filter: GridFilter | undefined) {
    const { [id]: _, ...others } = view.filters;
    onViewChange({ ...view, filters: filter ? { ...others, [id]: filter } : others });
  }
  return (
    <Popover
      label={say.filter}
      width={300}
      align="end"
      trigger={
        <Button size="compact" icon={FilterIcon}>
          {set.length > 0 ? say.filters(set.length) : say.filter}
        </Button>
      }
    >
      <Stack gap={3}>
        <Field label={say.column}>
          <Select
            value={column?.id ?? ''}
            options={columns.map(({ id, name }) => ({ value: id, label: set.includes(id) ? `${name} •` : name }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Field>
        {column && (
          <Condition
            key={column.id}
            column={column}
            filter={view.filters[column.id]}
            say={say}
            onChange={(filter) => change(column.id, filter)}
          />
        )}
        <Button
          size="compact"
          variant="quiet"
          isDisabled={set.length === 0}
          onClick={() => onViewChange({ ...view, filters: {} })}
        >
          {say.clear}
        </Button>
      </Stack>
    </Popover>
  );
}

type Limits = { from?: number | string | undefined; to?: number | string | undefined };

type ConditionProps<Row> = {
  column: GridColumn<Row>;
  filter: GridFilter | undefined;
  say: GridFiltersWords;
  onChange: (filter: GridFilter | undefined) => void;
};

/** The condition of a column, by what it holds. */
function Condition<Row>({ column, filter, say, onChange }: ConditionProps<Row>) {
  const choices = choicesOf(column, say);
  if (choices.length > 0) {
    const among = filter && 'among' in filter ? filter.among : [];
    return (
      <Fieldset label={say.among}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={among.includes(value)}
            onChange={({ target }) => {
              const next = target.checked ? [...among, value] : among.filter((each) => each !== value);
              onChange(next.length > 0 ? { among: next } : undefined);
            }}
          >
            {label}
          </Checkbox>
        ))}
      </Fieldset>
    );
  }
  const limits: Limits = filter && !('has' in filter) && !('among' in filter) ? filter : {};
  const between = (from: number | string | undefined, to: number | string | undefined) =>
    onChange(from === undefined && to === undefined ? undefined : { from, to });
  if (column.kind === 'date') {
    const dayOf = (limit: number | string | undefined) => (typeof limit === 'string' ? limit : undefined);
    return (
      <DateRangeInput
        aria-label={column.name}
        value={{ from: dayOf(limits.from), to: dayOf(limits.to) }}
        onChange={({ from, to }) => between(from, to)}
      />
    );
  }
  if (column.kind === 'number' || column.kind === 'rating' || column.kind === 'evidence') {
    const figureOf = (limit: number | string | undefined) => (typeof limit === 'number' ? limit : undefined);
    return (
      <>
        <Field label={say.from}>
          <NumberInput value={figureOf(limits.from)} unit={column.unit} onChange={(from) => between(from, limits.to)} />
        </Field>
        <Field label={say.to}>
          <NumberInput value={figureOf(limits.to)} unit={column.unit} onChange={(to) => between(limits.from, to)} />
        </Field>
      </>
    );
  }
  return (
    <Field label={say.contains}>
      <TextInput
        value={filter && 'has' in filter ? filter.has : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : { has: target.value })}
      />
    </Field>
  );
}

function choicesOf<Row>(column: GridColumn<Row>, say: GridFiltersWords): readonly GridOption[] {
  if (column.kind === 'flag')
    return [
      { value: 'true', label: say.yes },
      { value: 'false', label: say.no },
    ];
  const options = optionsOf(column);
  return options.length > 0 ? [...options, { value: '', label: say.empty }] : [];
}
