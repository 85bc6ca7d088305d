import type { UnitSystem } from '@assay/domain';
import { useMemo } from 'react';
import { createConnection, type ElementEnvironment, type WidgetBinding } from '../element/index.ts';
import { MaterialCard } from './MaterialCard.tsx';
import { createVisitorCardSource } from './material-card.source.ts';
import { materialCardSpec } from './material-card.spec.ts';
import { materialCardMessages } from './messages.ts';

interface MaterialCardElementProps extends ElementEnvironment {
  gradeId: string;
  units: UnitSystem;
  compared?: readonly string[];
  onShown(detail: object): void;
  onCompared(detail: object): void;
}

function MaterialCardElement({ connection, gradeId, units, compared, ...element }: MaterialCardElementProps) {
  const source = useMemo(
    () => createVisitorCardSource(createConnection({ widget: 'material-card', ...connection }).client),
    [connection],
  );
  return (
    <MaterialCard
      gradeId={gradeId}
      source={source}
      units={units}
      {...(compared === undefined ? {} : { compared })}
      onShown={({ id }) => element.onShown({ gradeId: id })}
      onCompared={(ids) => element.onCompared({ grades: [...ids] })}
      onFailure={({ status }) => element.onError({ stage: 'card', code: status })}
    />
  );
}

/** The material card, ready to be defined. */
export const binding: WidgetBinding = {
  spec: materialCardSpec,
  catalogues: [materialCardMessages],
  View: MaterialCardElement,
};
