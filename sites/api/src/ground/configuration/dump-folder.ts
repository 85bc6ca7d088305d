import { join, resolve } from 'node:path';
import type { Settings } from './settings.ts';

/** Where the service writes its dumps. */
export const dumpFolder = ({ ASSAY_DATA }: Pick<Settings, 'ASSAY_DATA'>): string => join(resolve(ASSAY_DATA), 'dumps');
