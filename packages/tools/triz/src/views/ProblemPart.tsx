import { Field, TextArea } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useFieldText, useWorkSession, WorkField } from '@assay/screens/works';
import { rootId } from '@assay/works';
import { useMemo } from 'react';
import { isOfOtherProblem } from '../kind/problem-basis.ts';
import { GuidedOffer } from './guided/GuidedOffer.tsx';
import { trizMessages } from './messages.ts';
import { Part } from './Part.tsx';
import { ProblemChanged } from './ProblemChanged.tsx';
import { useTriz } from './useTriz.ts';

/** The problem in the words of whoever has it. */
export function ProblemPart({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useMessages(trizMessages);
  const { session, under } = useTriz();
  const { content } = useWorkSession().snapshot;
  const text = useFieldText(rootId, 'statement');
  const stale = useMemo(
    () =>
      [...under(null, 'contradiction'), ...under(null, 'function')].filter(({ id }) =>
        isOfOtherProblem(session.state, id),
      ),
    // The records change in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [session, content],
  );
  return (
    <Part name="problem" aside={t('problem.hint')}>
      <WorkField record={rootId} field="statement">
        <Field label={t('problem.title')} isLabelHidden>
          <TextArea {...text} minRows={2} maxLength={4_000} readOnly={isReadOnly} />
        </Field>
      </WorkField>
      <GuidedOffer />
      <ProblemChanged
        stale={stale}
        isReadOnly={isReadOnly}
        words={{
          changed: t('problem.changed'),
          anew: t('problem.anew'),
          busy: t('problem.reading'),
          failed: t('problem.failed'),
        }}
      />
    </Part>
  );
}
