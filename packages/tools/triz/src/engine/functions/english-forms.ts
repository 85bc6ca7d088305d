import { type Verb, verbsIn } from './verb-forms.ts';

/** Whether a form stands with one thing, with many, or with "by". */
export type EnglishForm = 'plain' | 'singular' | 'past' | 'participle';

const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  bend: ['bent', 'bent'],
  break: ['broke', 'broken'],
  cut: ['cut', 'cut'],
  feed: ['fed', 'fed'],
  find: ['found', 'found'],
  freeze: ['froze', 'frozen'],
  grind: ['ground', 'ground'],
  hold: ['held', 'held'],
  hurt: ['hurt', 'hurt'],
  keep: ['kept', 'kept'],
  set: ['set', 'set'],
  spin: ['spun', 'spun'],
  tear: ['tore', 'torn'],
  wear: ['wore', 'worn'],
};

const doubled = new Set(['clog', 'grip', 'plug', 'stir', 'stop', 'strip', 'trap']);

function singular(verb: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function past(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubled.has(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** Every form of every English verb, the particle of `hold back` apart. */
export const englishForms: ReadonlyMap<string, readonly { verb: Verb; form: EnglishForm; particle: string }[]> =
  (() => {
    const forms = new Map<string, { verb: Verb; form: EnglishForm; particle: string }[]>();
    for (const verb of verbsIn('en').values()) {
      const [head = '', particle = ''] = verb.plain.split(' ');
      const [did, done] = irregular[head] ?? [past(head), past(head)];
      for (const [form, word] of [
        ['plain', head],
        ['singular', singular(head)],
        ['past', did],
        ['participle', done],
      ] as const) {
        // What has a particle is looked for first.
        const known = forms.get(word) ?? [];
        forms.set(word, particle === '' ? [...known, { verb, form, particle }] : [{ verb, form, particle }, ...known]);
      }
    }
    return forms;
  })();
