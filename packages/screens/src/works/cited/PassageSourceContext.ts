import { createContext } from 'react';
import type { PassageSource } from './passage.source.ts';

/** Where whoever writes in the open work finds passages; undefined where nobody can. */
export const PassageSourceContext = createContext<PassageSource | undefined>(undefined);
