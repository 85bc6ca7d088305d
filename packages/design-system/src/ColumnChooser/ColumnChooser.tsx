import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ColumnsIcon } from '../Icon/icons.ts';
import { useLanguage, wordsIn } from '../Language/LanguageContext.ts';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './ColumnChooser.css.ts';
import type { ColumnChooserProps } from './ColumnChooser.types.ts';
import { columnChooserWords } from './ColumnChooser.words.ts';

/** Which columns of a `DataTable` are shown. The first names its rows and always stays. */
export function ColumnChooser<Row>({ columns, view, onViewChange, words }: ColumnChooserProps<Row>) {
  const say = wordsIn(columnChooserWords, useLanguage(), words);
  const toggle = (id: string, isShown: boolean) => {
    const others = view.hidden.filter((hidden) => hidden !== id);
    onViewChange({ ...view, hidden: isShown ? others : [...others, id] });
  };
  return (
    <Popover
      label={say.columns}
      width={240}
      align="end"
      trigger={
        <Button size="compact" icon={ColumnsIcon}>
          {say.columns}
        </Button>
      }
    >
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{say.columns}</legend>
        {columns.map(({ id, name, unit }, at) => (
          <Checkbox
            key={id}
            checked={at === 0 || !view.hidden.includes(id)}
            disabled={at === 0}
            onChange={(event) => toggle(id, event.target.checked)}
          >
            {unit ? `${name}, ${unit}` : name}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button size="compact" variant="quiet" onClick={() => onViewChange({ hidden: [], widths: {} })}>
          {say.reset}
        </Button>
      </div>
    </Popover>
  );
}
