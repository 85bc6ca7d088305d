import { Banner, Button, Dialog, Text } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { editWhatIsThere } from '@assay/screens/works';
import { useState } from 'react';
import { parameters, recommend } from '../tables/index.ts';
import { type MatrixPlace, MatrixTable } from './MatrixTable.tsx';
import * as styles from './matrix.css.ts';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { useTriz } from './useTriz.ts';

const rows = 7;
const columns = 8;
const all = parameters.map(({ id }) => id);

/** Numbers around one, as many as asked for, within the 39. */
function around(middle: number, count: number): number[] {
  const first = Math.min(Math.max(1, middle - Math.floor(count / 2)), parameters.length - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
}

/** The cell of the matrix in its surroundings, or in the whole of it; disputed cells are marked, and another can be chosen. */
export function MatrixPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, contradiction, locale } = useTriz();
  const [isWhole, setWhole] = useState(false);
  const { form, improve, worsen } = contradiction?.fields ?? {};
  // It does not come back by itself with what it showed.
  const isDrawn = form !== 'physical' && improve !== undefined && worsen !== undefined;
  if (isWhole && !isDrawn) setWhole(false);
  if (!contradiction || form === 'physical') return null;
  if (improve === undefined || worsen === undefined) {
    return (
      <Part name="matrix" title={t('matrix.whole')}>
        <Text tone="muted">{t('matrix.waiting')}</Text>
      </Part>
    );
  }
  const { id } = contradiction;
  const at = { improve, worsen };
  const cell = recommend(improve, worsen);
  const name = (number: number) => parameters[number - 1]?.name[locale] ?? '';

  function choose(place: MatrixPlace) {
    setWhole(false);
    editWhatIsThere(
      session,
      (['improve', 'worsen'] as const)
        .filter((side) => place[side] !== at[side])
        .map((field) => ({ op: 'set', id, field, value: place[field] })),
    );
  }
  const onChoose = isReadOnly ? undefined : choose;
  return (
    <Part
      name="matrix"
      title={t('matrix.title', at)}
      aside={`${name(improve)} · ${name(worsen)}`}
      action={
        <Button size="compact" variant="quiet" onClick={() => setWhole(true)}>
          {t('matrix.open')}
        </Button>
      }
    >
      {cell.kind === 'physical' && <Banner announce="off" title={t('matrix.diagonal')} />}
      {cell.kind === 'none' && <Banner announce="off" title={t('matrix.empty')} />}
      {cell.kind === 'principles' && cell.isDisputed && (
        <Banner announce="off" tone="caution" title={t('matrix.disputed')} />
      )}
      <MatrixTable rows={around(improve, rows)} columns={around(worsen, columns)} at={at} onChoose={onChoose} />
      <div className={styles.notes}>
        <Text size="caption" tone="muted">
          {t('matrix.caption')}
        </Text>
        <Text size="caption" tone="muted">
          <span className={styles.legend}>{t('matrix.legend')}</span>
        </Text>
        {onChoose && (
          <Text size="caption" tone="muted">
            {t('matrix.choosing')}
          </Text>
        )}
      </div>
      <Dialog
        isOpen={isWhole}
        title={t('matrix.whole')}
        closeLabel={t('matrix.close')}
        className={styles.whole}
        onClose={() => setWhole(false)}
      >
        <MatrixTable rows={all} columns={all} at={at} onChoose={onChoose} isTall />
      </Dialog>
    </Part>
  );
}
