const superscripts = new Map(
  [...'0123456789+-−=()ni'].map((plain, index) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][index] as string]),
);
const subscripts = new Map(
  [...'0123456789+-−=()aehijklmnoprstuvx'].map((plain, index) => [
    plain,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][index] as string,
  ]),
);

/** Superscript form of a text: `-3` is `⁻³`; what Unicode cannot raise is written `^(text)`. */
export function superscript(text: string): string {
  return raise(text, superscripts) ?? (/^[a-z]{1,3}$|^[®™*†‡§,\d–-]+$/i.test(text) ? text : `^(${text})`);
}

/** Subscript form of a text: `2` is `₂`; what Unicode cannot lower is written `_text`. */
export function subscript(text: string): string {
  return raise(text, subscripts) ?? (/^[\p{L}\p{N}]+$/u.test(text) ? `_${text}` : `_(${text})`);
}

function raise(text: string, table: ReadonlyMap<string, string>): string | undefined {
  let raised = '';
  for (const letter of text) {
    const form = table.get(letter);
    if (form === undefined) return undefined;
    raised += form;
  }
  return raised;
}
