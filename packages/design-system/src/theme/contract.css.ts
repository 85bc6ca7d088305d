import { createGlobalThemeContract } from '@vanilla-extract/css';
import { staticTokens, themeTokens } from '../tokens/fill.ts';
import { light } from '../tokens/themes.ts';
import { variableName } from '../tokens/variables.ts';

const name = (_: string | null, path: string[]) => variableName(path);

/** CSS variables that differ by theme, such as `--assay-ink-muted`. */
export const color = createGlobalThemeContract(themeTokens(light), name);

/** CSS variables that hold in every theme, such as `--assay-space-md`; type and motion vary by language and preference. */
export const vars = createGlobalThemeContract(staticTokens('latin'), name);
