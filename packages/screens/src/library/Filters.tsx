import { Button, Combobox, type ComboboxSource, Field, Select } from '@assay/design-system';
import { type DocumentOrder, documentOrders, sourceTypes } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useMemo } from 'react';
import * as styles from './Library.css.ts';
import type { DocumentPage, LibraryReadingSource } from './library.source.ts';
import { filterNames, isNarrowed, type LibraryView } from './library-view.ts';
import { libraryMessages } from './messages.ts';

export interface FiltersProps {
  source: LibraryReadingSource;
  view: LibraryView;
  /** How many documents each choice would leave; absent where passages are counted instead. */
  counts?: DocumentPage['counts'] | undefined;
  /** Languages and years to choose from. */
  known: DocumentPage['counts'] | undefined;
  onView(view: LibraryView): void;
}

/** What the library is narrowed to; in a list also its order. */
export function Filters({ source, view, counts, known, onView }: FiltersProps) {
  const t = useMessages(libraryMessages);
  const formats = useFormats();
  const change = (changed: Partial<LibraryView>, ...without: (typeof filterNames)[number][]) => {
    const next = { ...view, ...changed, page: 1 };
    for (const name of without) delete next[name];
    onView(next);
  };
  const named = (name: string, count: number | undefined) =>
    counts === undefined ? name : t('filters.choice', { name, count: formats.number(count ?? 0) });
  const kinds = sourceTypes.map((value) => ({
    value,
    label: named(t(`kind.${value}`), counts?.source_types.find((each) => each.value === value)?.documents),
  }));
  const all = { value: '', label: t('filters.all') };
  const languages = withChosen(known?.languages ?? [], view.language);
  const years = withChosen(known?.years ?? [], view.year);
  return (
    <div className={styles.list}>
      <fieldset className={styles.filters} aria-label={t('filters.label')}>
        <Field label={t('filters.kind')}>
          <Select
            value={view.kind ?? ''}
            options={[all, ...kinds]}
            onChange={({ target }) => {
              const kind = sourceTypes.find((each) => each === target.value);
              if (kind) change({ kind });
              else change({}, 'kind');
            }}
          />
        </Field>
        <Field label={t('filters.language')}>
          <Select
            value={view.language ?? ''}
            options={[
              all,
              ...languages.map(({ value, documents }) => ({ value, label: named(formats.language(value), documents) })),
            ]}
            onChange={({ target }) =>
              target.value === '' ? change({}, 'language') : change({ language: target.value })
            }
          />
        </Field>
        <Field label={t('filters.year')}>
          <Select
            value={String(view.year ?? '')}
            options={[
              all,
              ...years.map(({ value, documents }) => ({
                value: String(value),
                label: named(String(value), documents),
              })),
            ]}
            onChange={({ target }) =>
              target.value === '' ? change({}, 'year') : change({ year: Number(target.value) })
            }
          />
        </Field>
        <NameFilter
          source={source}
          field="assignee"
          label={t('filters.owner')}
          hint={t('filters.ownerHint')}
          value={view.owner}
          onChange={(owner) => (owner === undefined ? change({}, 'owner') : change({ owner }))}
        />
        <NameFilter
          source={source}
          field="class"
          label={t('filters.class')}
          hint={t('filters.classHint')}
          value={view.class}
          onChange={(code) => (code === undefined ? change({}, 'class') : change({ class: code }))}
        />
        {view.query === '' && (
          <Field label={t('filters.order')}>
            <Select
              value={view.order}
              options={documentOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
              onChange={({ target }) => change({ order: target.value as DocumentOrder })}
            />
          </Field>
        )}
      </fieldset>
      {isNarrowed(view) && (
        <div>
          <Button size="compact" variant="quiet" onClick={() => change({}, ...filterNames)}>
            {t('filters.clearAll')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The chosen value stays on offer where nothing has it any more. */
function withChosen<Value>(
  choices: readonly { value: Value; documents: number }[],
  chosen: Value | undefined,
): readonly { value: Value; documents: number }[] {
  return chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, documents: 0 }];
}

interface NameFilterProps {
  source: LibraryReadingSource;
  field: 'assignee' | 'class';
  label: string;
  hint: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

function NameFilter({ source, field, label, hint, value, onChange }: NameFilterProps) {
  const t = useMessages(libraryMessages);
  const options = useMemo(
    (): ComboboxSource =>
      async ({ query, signal }) =>
        (await source.suggest(field, query, signal)).map((name) => ({ value: name, label: name })),
    [source, field],
  );
  return (
    <Field label={label} hint={hint}>
      <Combobox
        allowsFreeText
        source={options}
        words={{ list: t('filters.suggestions') }}
        placeholder={t('filters.all')}
        clearLabel={t('filters.clear')}
        value={value === undefined ? undefined : { value, label: value }}
        onChange={(chosen) => {
          const name = chosen?.value.trim().slice(0, 256);
          if ((name || undefined) !== value) onChange(name || undefined);
        }}
      />
    </Field>
  );
}
