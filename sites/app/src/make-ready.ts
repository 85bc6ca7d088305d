import type { Translator } from '@assay/i18n';
import type { ScreenModule } from './screen.types.ts';

/** Fetches the code and the words of a screen before it is gone to. What fails here is tried again when it is. */
export async function makeReady(
  load: () => Promise<Pick<ScreenModule, 'catalogues'>>,
  translator: Translator,
): Promise<void> {
  try {
    const { catalogues } = await load();
    await translator.load(...catalogues);
  } catch (error) {
    console.warn('A screen could not be fetched ahead.', error);
  }
}
