import { useWorkSession } from '@assay/screens/works';
import { ConceptsPart } from './ConceptsPart.tsx';
import { ContradictionPart } from './ContradictionPart.tsx';
import { FunctionsPart } from './FunctionsPart.tsx';
import { MatrixPart } from './MatrixPart.tsx';
import { PrinciplesPart } from './PrinciplesPart.tsx';
import { ProblemPart } from './ProblemPart.tsx';
import { StandardsPart } from './StandardsPart.tsx';
import * as styles from './triz.css.ts';

/** A problem, its contradiction, the cell of the matrix and the principles it names, side by side. */
export function TrizCentre() {
  const { snapshot } = useWorkSession();
  const isReadOnly = snapshot.mode === null;
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        <ProblemPart isReadOnly={isReadOnly} />
        <FunctionsPart isReadOnly={isReadOnly} />
        <ContradictionPart isReadOnly={isReadOnly} />
        <MatrixPart />
      </div>
      <PrinciplesPart isReadOnly={isReadOnly} />
      <div className={styles.whole}>
        <StandardsPart isReadOnly={isReadOnly} />
        <ConceptsPart isReadOnly={isReadOnly} />
      </div>
    </div>
  );
}
