import { useRevealing, useWorkSession } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { use, useMemo, useState } from 'react';
import { ChosenContradiction } from './ChosenContradiction.ts';
import { ConceptsPart } from './ConceptsPart.tsx';
import { ContradictionPart } from './ContradictionPart.tsx';
import { EffectsPart } from './EffectsPart.tsx';
import { FunctionsPart } from './FunctionsPart.tsx';
import { MatrixPart } from './MatrixPart.tsx';
import { PrinciplesPart } from './PrinciplesPart.tsx';
import { ProblemPart } from './ProblemPart.tsx';
import { QuestionsPart } from './QuestionsPart.tsx';
import { StandardsPart } from './StandardsPart.tsx';
import { TrendsPart } from './TrendsPart.tsx';
import * as styles from './triz.css.ts';

/** A problem with its contradictions, beside the cell of the matrix and the principles that it names; below, what else gives ideas, and what they are worth. */
export function TrizCentre() {
  const [chosen, choose] = useState<RecordId>();
  return (
    <ChosenContradiction value={useMemo(() => ({ chosen, choose }), [chosen])}>
      <Parts />
    </ChosenContradiction>
  );
}

function Parts() {
  const { session, snapshot } = useWorkSession();
  const { choose } = use(ChosenContradiction);
  // Of several contradictions one is drawn, with its principles.
  useRevealing((record) => {
    const held = session.state.get(record);
    const above = held?.type === 'contradiction' ? held : session.state.get(held?.parent ?? '');
    if (above?.type === 'contradiction') choose(above.id);
  });
  const isReadOnly = snapshot.mode === null;
  return (
    <div className={styles.centre}>
      <div className={styles.parts}>
        <div className={styles.column}>
          <ProblemPart isReadOnly={isReadOnly} />
          <QuestionsPart isReadOnly={isReadOnly} />
          <FunctionsPart isReadOnly={isReadOnly} />
          <ContradictionPart isReadOnly={isReadOnly} />
        </div>
        <div className={styles.column}>
          <MatrixPart isReadOnly={isReadOnly} />
          <PrinciplesPart isReadOnly={isReadOnly} />
        </div>
        <div className={styles.whole}>
          <StandardsPart isReadOnly={isReadOnly} />
          <EffectsPart isReadOnly={isReadOnly} />
          <TrendsPart isReadOnly={isReadOnly} />
          <ConceptsPart isReadOnly={isReadOnly} />
        </div>
      </div>
    </div>
  );
}
