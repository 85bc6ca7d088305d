import type { Environment } from 'downshift';
import { type ReactNode, useCallback, useState } from 'react';
import { runsRightToLeft } from '../browser/runsRightToLeft.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import * as styles from './Combobox.css.ts';
import { shadowEnvironment } from './shadowEnvironment.ts';

/** What must be known of the place before downshift starts. */
export type Place = { environment: Environment | undefined; isRightToLeft: boolean };

type InRootProps = { className: string | undefined; children: (place: Place) => ReactNode };

/** Finds out in which root its children stand, and begins them anew in a shadow root: downshift reads its environment once. */
export function InRoot({ className, children }: InRootProps) {
  const [place, setPlace] = useState<Place>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const environment = shadowEnvironment(node.getRootNode());
    const isRightToLeft = runsRightToLeft(node);
    setPlace((known) =>
      known && Boolean(known.environment) === Boolean(environment) ? known : { environment, isRightToLeft },
    );
  }, []);
  return (
    <div ref={measure} className={joinClasses(styles.combobox, className)}>
      <Placed key={place?.environment ? 'shadow' : 'light'}>
        {children(place ?? { environment: undefined, isRightToLeft: false })}
      </Placed>
    </div>
  );
}

function Placed({ children }: { children: ReactNode }) {
  return children;
}
