import snowball from 'snowball-stemmers';
import { americanSpelling } from './spelling.ts';
import { stopWords } from './stop-words.ts';
import { encodeWide } from './wide-script.ts';

const stemmer = snowball.newStemmer('english');
const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const known = new Map<string, string>();
const cacheLimit = 200_000;
const longest = 64;

/** Token of a word as written; empty for a stop word. Stems plain English words and leaves names of things whole. */
export function wordToken(word: string): string {
  let token = known.get(word);
  if (token === undefined) {
    token = makeToken(word);
    if (known.size >= cacheLimit) known.clear();
    known.set(word, token);
  }
  return token;
}

function makeToken(word: string): string {
  // The stemmer keeps the plural of what has no vowel: `MLCCs`.
  const lower = (/^[A-Z][A-Z0-9]+s$/.test(word) ? word.slice(0, -1) : word).toLowerCase();
  if (stopWords.has(lower)) return '';
  if (/^[a-z]+$/.test(lower)) return lower.length > 2 ? stemmer.stem(americanSpelling(lower)).slice(0, longest) : lower;
  if (/^[a-z0-9]+$/.test(lower)) return (/^[a-z]/.test(lower) ? lower : `n${lower}`).slice(0, longest);
  const plain = lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[α-ω]/g, (letter) => greek[letter] ?? letter)
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae');
  if (plain !== lower && /^[a-z0-9]+$/.test(plain)) return makeToken(plain);
  return encodeWide([...plain].slice(0, longest / 4).join(''));
}
