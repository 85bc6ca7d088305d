import { locales } from '@assay/domain';
import { createTranslator, TranslatorProvider } from '@assay/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyReference } from './KeyReference.tsx';
import { keyTable } from './key-table.ts';
import { keysMessages } from './messages.ts';

afterEach(cleanup);

describe('<KeyReference />', () => {
  it.each(locales)('lists in %s every key of every table, each with words', async (locale) => {
    const missing: string[] = [];
    const translator = createTranslator({ locale, onMissing: (_, key) => missing.push(key) });
    await translator.load(keysMessages);
    render(
      <TranslatorProvider translator={translator}>
        <KeyReference onClose={() => undefined} />
      </TranslatorProvider>,
    );
    const actions = Object.values(keyTable).flatMap((table) => Object.values(table));
    expect(screen.getAllByRole('term')).toHaveLength(actions.length);
    const shown = screen.getAllByRole('definition').map((row) => row.querySelectorAll('kbd').length > 0);
    expect(shown).toEqual(actions.map(() => true));
    expect(missing).toEqual([]);
  });
});
