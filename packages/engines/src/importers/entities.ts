import { characterEntities } from 'character-entities';

/** Names of the ISO sets that HTML never took over: the Greek letters of ISOgrk1, as PATDOC files use them. */
const greek =
  'agr=α bgr=β ggr=γ dgr=δ egr=ε zgr=ζ eegr=η thgr=θ igr=ι kgr=κ lgr=λ mgr=μ ngr=ν xgr=ξ ogr=ο pgr=π rgr=ρ sgr=σ sfgr=ς tgr=τ ugr=υ phgr=φ khgr=χ psgr=ψ ohgr=ω';

const isoNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(characterEntities),
  ...greek.split(' ').flatMap((pair): [string, string][] => {
    const [name = '', letter = ''] = pair.split('=');
    return [
      [name, letter],
      [name[0]?.toUpperCase() + name.slice(1), letter.toUpperCase()],
    ];
  }),
]);

/** Longest replacement text that an internal entity may have, in UTF-16 units. */
const entityLimit = 1000;
const declarationLimit = 2000;

/**
 * Entities of a document's internal subset with a literal value. External and parameter entities are left out, and a
 * value is taken as text: it is never expanded again, so that nested entities cannot grow.
 */
export function internalEntities(doctype: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of doctype.matchAll(/<!ENTITY\s+([\w:][\w:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    const value = match[2] ?? match[3] ?? '';
    if (found.size >= declarationLimit) break;
    if (value.length <= entityLimit) found.set(match[1] as string, decodeReferences(value));
  }
  return found;
}

/** Replaces character references and known names in a text; what is unknown stays as written. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return isoNames.get(name) ?? whole;
    const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });
}

/** Character of a known ISO or HTML entity name. */
export function isoEntity(name: string): string | undefined {
  return isoNames.get(name);
}
