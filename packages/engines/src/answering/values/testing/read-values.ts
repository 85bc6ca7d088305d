import type { RankedPassage } from '@assay/domain';
import { candidates } from '../../../citing/passages.ts';
import { valuesOf } from '../stated-values.ts';

/** `Quantity {subject} = value unit [conditions]` of each value that a sentence, or a row under its heads, states. */
export function readValues(text: string, language = 'en', heads?: string): string[] {
  const start = heads === undefined ? 0 : heads.length + 1;
  const passage = {
    document: 'd',
    version: 1,
    title: '',
    language,
    text,
    start,
    end: start + text.length,
    ...(heads === undefined ? {} : { columns: { start: 0, end: heads.length, text: heads } }),
  } as RankedPassage;
  return candidates([passage]).flatMap((candidate) =>
    valuesOf(candidate, language).map(({ value: { quantity, subject, printed, unit, conditions } }) =>
      [
        quantity,
        ...(subject === undefined ? [] : [`{${subject}}`]),
        `= ${printed} ${unit}`.trimEnd(),
        ...(conditions.length === 0 ? [] : [`[${conditions.join('; ')}]`]),
      ].join(' '),
    ),
  );
}
