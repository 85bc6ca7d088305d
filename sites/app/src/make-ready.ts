import type { RouteName } from '@assay/domain';
import type { Translator } from '@assay/i18n';
import { screens } from './screens.tsx';

/** Fetches the code and the words of a screen before it is gone to. What fails here is tried again when it is. */
export async function makeReady(name: RouteName, translator: Translator): Promise<void> {
  try {
    const screen = await screens[name]?.();
    if (screen) await translator.load(...screen.catalogues);
  } catch (error) {
    console.warn(`The screen "${name}" could not be fetched ahead.`, error);
  }
}
