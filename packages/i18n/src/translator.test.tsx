import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { defineCatalogue } from './catalogue.ts';
import { TranslatorProvider, useFormats, useMessages } from './react.tsx';
import { createTranslator } from './translator.ts';

const en = {
  greeting: 'Good day, {{name}}',
  only: { english: 'Not yet translated' },
  hits_one: '{{count}} hit',
  hits_other: '{{count}} hits',
};
const jp = { greeting: 'こんにちは、{{name}}さん', only: {}, hits_other: '{{count}} 件' };

function catalogue(area: string) {
  const loaded: string[] = [];
  const from = (locale: string, tree: object) => async () => {
    loaded.push(locale);
    return { default: tree as Record<string, string> };
  };
  return {
    loaded,
    words: defineCatalogue<typeof en>(area, {
      cn: from('cn', {}),
      en: from('en', en),
      jp: from('jp', jp),
      tw: async () => Promise.reject(new Error('The file is gone.')),
    }),
  };
}

function Words({ words }: { words: ReturnType<typeof catalogue>['words'] }) {
  const t = useMessages(words);
  return (
    <ul>
      <li>{t('greeting', { name: 'Mori' })}</li>
      <li>{t('hits', { count: 1 })}</li>
      <li data-testid="only">{t('only.english')}</li>
    </ul>
  );
}

describe('translator', () => {
  it('loads only the active locale', async () => {
    const { words, loaded } = catalogue('a');
    const translator = createTranslator({ locale: 'en' });
    await translator.load(words);
    render(
      <TranslatorProvider translator={translator}>
        <Words words={words} />
      </TranslatorProvider>,
    );
    expect(screen.getByText('Good day, Mori')).toBeVisible();
    expect(screen.getByText('1 hit')).toBeVisible();
    expect(loaded).toEqual(['en']);
  });

  it('X1, X4: a missing message shows English, is reported once, and no raw key appears', async () => {
    const { words } = catalogue('b');
    const reported: string[] = [];
    const translator = createTranslator({
      locale: 'jp',
      onMissing: (...report) => reported.push(report.join(' ')),
    });
    await translator.load(words);
    render(
      <TranslatorProvider translator={translator}>
        <Words words={words} />
      </TranslatorProvider>,
    );
    expect(screen.getByText('こんにちは、Moriさん')).toBeVisible();
    expect(screen.getByText('1 件')).toBeVisible();
    expect(screen.getByTestId('only')).toHaveTextContent(/^$/);
    expect(await screen.findByText('Not yet translated')).toBeVisible();
    expect(reported).toEqual(['b only.english jp']);
  });

  it('X1: a locale whose file cannot be loaded speaks English', async () => {
    const { words } = catalogue('c');
    const translator = createTranslator({ locale: 'tw' });
    render(
      <TranslatorProvider translator={translator}>
        <Suspense fallback="…">
          <Words words={words} />
        </Suspense>
      </TranslatorProvider>,
    );
    expect(await screen.findByText('Good day, Mori')).toBeVisible();
  });
});

describe('formats', () => {
  function Count() {
    return <p>{useFormats().number(12480)}</p>;
  }

  it('writes numbers as the locale does', async () => {
    const translator = createTranslator({ locale: 'jp' });
    render(
      <TranslatorProvider translator={translator}>
        <Count />
      </TranslatorProvider>,
    );
    expect(screen.getByText('12,480')).toBeVisible();
  });
});
