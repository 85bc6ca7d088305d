import { Checkbox, Disclosure, Fieldset } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { WorkField } from '@assay/screens/works';
import type { Triz } from '../kind/records-of.ts';
import { modelBars } from '../tables/index.ts';
import { trizMessages } from './messages.ts';
import * as styles from './triz.css.ts';
import { useTriz } from './useTriz.ts';

/** What must not be done to a model: standards that need it are not offered. */
export function RuledOut({ model, isReadOnly }: { model: Triz<'model'>; isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session } = useTriz();
  const { barred = [] } = model.fields;
  const count = modelBars.filter((bar) => barred.includes(bar)).length;
  function rule(bar: (typeof modelBars)[number], isBarred: boolean) {
    const value = modelBars.filter((each) => (each === bar ? isBarred : barred.includes(each)));
    session.edit([{ op: 'set', id: model.id, field: 'barred', value: value.length > 0 ? value : null }]);
  }
  return (
    <Disclosure label={t('standards.bars')} {...(count > 0 && { aside: String(count) })}>
      <WorkField record={model.id} field="barred">
        <Fieldset label={t('standards.bars')} isLabelHidden isDisabled={isReadOnly}>
          <div className={styles.bars}>
            {modelBars.map((bar) => (
              <Checkbox
                key={bar}
                checked={barred.includes(bar)}
                disabled={isReadOnly}
                onChange={(event) => rule(bar, event.target.checked)}
              >
                {t(`standards.bar.${bar}`)}
              </Checkbox>
            ))}
          </div>
        </Fieldset>
      </WorkField>
    </Disclosure>
  );
}
