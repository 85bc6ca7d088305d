import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Locale, locales } from '@assay/domain';
import { createTranslator, defineCatalogue, type MessageTree, type Translate } from '@assay/i18n';
import type account from '../../../packages/screens/src/account/messages/en.json';
import type administration from '../../../packages/screens/src/administration/messages/en.json';
import type editions from '../../../packages/screens/src/editions/messages/en.json';
import type errors from '../../../packages/screens/src/errors/messages/en.json';
import type frame from '../../../packages/screens/src/frame/messages/en.json';
import type history from '../../../packages/screens/src/history/messages/en.json';
import type home from '../../../packages/screens/src/home/messages/en.json';
import type keys from '../../../packages/screens/src/keys/messages/en.json';
import type onboarding from '../../../packages/screens/src/onboarding/messages/en.json';
import type palette from '../../../packages/screens/src/palette/messages/en.json';
import type seek from '../../../packages/screens/src/seek/messages/en.json';
import type works from '../../../packages/screens/src/works/messages/en.json';
import type board from '../../../packages/tools/triz/src/board/messages/en.json';
import type evidence from '../../../packages/widgets/src/evidence/messages/en.json';
import type salesLead from '../../../packages/widgets/src/sales-lead/messages/en.json';
import type seekPanel from '../../../packages/widgets/src/seek-panel/messages/en.json';
import type trialDialogs from '../../../packages/widgets/src/trial-dialogs/messages/en.json';

/** Rooms by whose words the journeys find what they press. */
interface Rooms {
  account: typeof account;
  administration: typeof administration;
  board: typeof board;
  editions: typeof editions;
  errors: typeof errors;
  evidence: typeof evidence;
  frame: typeof frame;
  history: typeof history;
  home: typeof home;
  keys: typeof keys;
  onboarding: typeof onboarding;
  palette: typeof palette;
  salesLead: typeof salesLead;
  seek: typeof seek;
  seekPanel: typeof seekPanel;
  trialDialogs: typeof trialDialogs;
  works: typeof works;
}

const folders: Readonly<Record<keyof Rooms, string>> = {
  account: 'screens/src/account',
  administration: 'screens/src/administration',
  board: 'tools/triz/src/board',
  editions: 'screens/src/editions',
  errors: 'screens/src/errors',
  evidence: 'widgets/src/evidence',
  frame: 'screens/src/frame',
  history: 'screens/src/history',
  home: 'screens/src/home',
  keys: 'screens/src/keys',
  onboarding: 'screens/src/onboarding',
  palette: 'screens/src/palette',
  salesLead: 'widgets/src/sales-lead',
  seek: 'screens/src/seek',
  seekPanel: 'widgets/src/seek-panel',
  trialDialogs: 'widgets/src/trial-dialogs',
  works: 'screens/src/works',
};

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));

function messages(folder: string, locale: Locale): MessageTree {
  return JSON.parse(readFileSync(`${packages}${folder}/messages/${locale}.json`, 'utf8')) as MessageTree;
}

// The rooms' own catalogues are imported by a bundler; these read the same files.
const catalogues = Object.entries(folders).map(([room, folder]) => {
  const load = Object.fromEntries(
    locales.map((locale) => [locale, async () => ({ default: messages(folder, locale) })]),
  );
  return defineCatalogue<unknown>(room, load as Parameters<typeof defineCatalogue>[1]);
});

/** What the rooms say, each by its keys. */
export type Words = { readonly [Room in keyof Rooms]: Translate<Rooms[Room]> };

/** The words of the rooms in a locale. Rejects when a key that is asked for is missing in it. */
export async function wordsOf(locale: Locale): Promise<Words> {
  const translator = createTranslator({
    locale,
    onMissing(room, key) {
      throw new Error(`The room ${room} has no words for "${key}" in ${locale}.`);
    },
  });
  await translator.load(...catalogues);
  return Object.fromEntries(Object.keys(folders).map((room) => [room, translator.words(room)])) as unknown as Words;
}

/** Every key of every room that has a dot in it, as it would stand on a page on which its words are missing. */
export function allKeys(): ReadonlySet<string> {
  const keys = new Set<string>();
  const add = (tree: MessageTree, before: string) => {
    for (const [name, words] of Object.entries(tree)) {
      if (typeof words === 'object') add(words, `${before}${name}.`);
      else if (before !== '') keys.add(before + name);
    }
  };
  for (const room of ['screens', 'widgets', 'tools']) {
    for (const file of readdirSync(`${packages}${room}`, { recursive: true, encoding: 'utf8' })) {
      if (/[/\\]messages[/\\]([\w-]+[/\\])?en\.json$/.test(file) && !file.includes('node_modules'))
        add(JSON.parse(readFileSync(`${packages}${room}/${file}`, 'utf8')) as MessageTree, '');
    }
  }
  return keys;
}
