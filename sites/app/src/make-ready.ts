import type { Translator } from '@assay/i18n';
import type { ScreenModule } from './screen.types.ts';

/**
 * Fetches the code and the words of a screen before it is gone to. What fails here is tried again when it is; then there
 * is nothing.
 */
export async function makeReady<Fetched extends Pick<ScreenModule, 'catalogues'>>(
  load: () => Promise<Fetched>,
  translator: Translator,
): Promise<Fetched | undefined> {
  try {
    const fetched = await load();
    await translator.load(...fetched.catalogues);
    return fetched;
  } catch (error) {
    console.warn('A screen could not be fetched ahead.', error);
    return undefined;
  }
}
