import { bcp47, type Locale } from '@assay/domain';
import { expect, type Page } from '@playwright/test';
import { violations } from './support.ts';
import { allKeys } from './words.ts';

const keys = allKeys();

/** What stands on a page in the page's own language: visible text, and the names of what is drawn without words. */
function textOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const isOwn = (element: Element) => {
      const nearest = element.closest('[lang]');
      return nearest === null || nearest === root || nearest.getAttribute('lang') === root.lang;
    };
    const isRead = (element: Element) => isOwn(element) && element.checkVisibility({ visibilityProperty: true });
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript') && isRead(parent)) texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isRead(element)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}

/** Letters that only words of a language have. */
const scripts = {
  cn: /\p{Script=Han}/u,
  en: /\p{Script=Latin}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  tw: /\p{Script=Han}/u,
} as const satisfies Record<Locale, RegExp>;
const simplifiedOnly = /[这们说请还问题结对应开关链]/u;
const traditionalOnly = /[這個們說請為還沒開關對應問題結數據庫鏈]/u;
/** Letters that do not belong to a language. */
const foreign = {
  cn: traditionalOnly,
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  jp: simplifiedOnly,
  tw: simplifiedOnly,
} as const satisfies Record<Locale, RegExp>;

/** What no language translates: proper names, and the people that the journeys are made by. */
const names =
  /Assay Demo|Mei Enterprise|Taro Trial|Enzo Ending|Edda Ended|Frida Free|Nora New|Olga Owner|Adil Admin|Vera Viewer|Ines Invited|Ivo Invited|Northfield Thermal|Assay|English|Markdown|Webhook|PostgreSQL|Chrome|Linux|Hiro/g;
/** Units behind their figures, which are written so in every language. */
const units = /(?<=\d\s?)(?:mol|min|rpm|ppm)(?![\p{L}])/gu;
/** Addresses, file names, time zones and settings: one word with what no word of a language holds. */
const technical = /\S*[\d@/_.:]\S*/g;

/** Text of a page that is not in its language: raw keys, unfilled places, letters of another one, words in English. */
export async function foreignText(page: Page, locale: Locale): Promise<string[]> {
  const own = scripts[locale];
  return (await textOf(page)).filter((text) => {
    if (text.includes('{{') || text.split(/\s+/).some((word) => keys.has(word))) return true;
    if (foreign[locale].test(text.replaceAll(/简体中文|繁體中文|日本語/g, ''))) return true;
    if (locale === 'en' || own.test(text)) return false;
    const words =
      text
        .replaceAll(names, '')
        .replaceAll(units, '')
        .replaceAll(technical, '')
        .match(/\p{Script=Latin}{3,}/gu) ?? [];
    return words.some((word) => /\p{Lowercase}/u.test(word));
  });
}

/** A stop of a journey: the page says of itself which language it is in, is in it throughout, and axe finds nothing. */
export async function expectStop(page: Page, locale: Locale, stop: string): Promise<void> {
  await expect(page.locator('html'), stop).toHaveAttribute('lang', bcp47[locale]);
  const spoken = (await textOf(page)).filter((text) => scripts[locale].test(text));
  expect(spoken.length, `${stop} says something`).toBeGreaterThan(3);
  expect(await foreignText(page, locale), `${stop} is in its language`).toEqual([]);
  expect(await violations(page), `${stop} under axe`).toEqual([]);
}
