import { createContext } from 'react';
import type { PictureSource } from './picture.source.ts';

/** Where the open work keeps its pictures; undefined where there is no work. */
export const PicturesContext = createContext<PictureSource | undefined>(undefined);
