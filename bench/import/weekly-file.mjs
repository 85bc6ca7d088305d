import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const nouns =
  'electrode separator electrolyte cathode anode binder coating particle layer housing terminal sensor valve nozzle substrate resin fibre membrane catalyst reactor bearing shaft gasket circuit controller antenna lens detector alloy weld seal spring actuator pump filter vessel conduit manifold bracket'.split(
    ' ',
  );
const verbs =
  'comprises receives encloses supports connects separates heats cools measures limits guides compresses stores releases aligns'.split(
    ' ',
  );
const adjectives =
  'porous metallic flexible rigid polymeric ceramic elongated annular conductive insulating laminated removable adjacent upper lower inner outer'.split(
    ' ',
  );
const units = ['µm', 'mm', '°C', 'MPa', 'wt%', 'mAh/g', 'kPa', 'nm', 'V', 'mol/L'];

/** A repeatable stream of numbers in [0, 1). */
function seeded(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function sentence(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  // Rare words follow the long tail of real vocabularies.
  const rare = `${pick(nouns).slice(0, 4)}${Math.floor(random() ** 3 * 40_000).toString(36)}`;
  const quantity = `${(random() * 500).toFixed(1)} to ${(500 + random() * 500).toFixed(0)} ${pick(units)}`;
  return `The ${pick(adjectives)} ${pick(nouns)} <b>${Math.floor(random() * 300)}</b> ${pick(verbs)} a ${pick(adjectives)} ${pick(nouns)} of ${rare} with a thickness of ${quantity}, so that the ${pick(nouns)} ${pick(verbs)} the ${pick(nouns)} of FIG. ${Math.ceil(random() * 12)}.`;
}

function paragraph(random) {
  return Array.from({ length: 4 + Math.floor(random() * 5) }, () => sentence(random)).join(' ');
}

/** One synthetic grant in XML v4.5, about 90 KB: bibliography, citations, 90 paragraphs, 20 claims. */
export function syntheticGrant(number) {
  const random = seeded(number);
  const id = String(number).padStart(8, '0');
  const citations = Array.from(
    { length: 40 },
    (_, index) =>
      `<us-citation>\n<patcit num="${String(index + 1).padStart(5, '0')}">\n<document-id>\n<country>US</country>\n<doc-number>${5_000_000 + Math.floor(random() * 3_000_000)}</doc-number>\n<kind>A</kind>\n<name>Author et al.</name>\n<date>19990100</date>\n</document-id>\n</patcit>\n<category>cited by ${random() < 0.2 ? 'examiner' : 'applicant'}</category>\n</us-citation>`,
  ).join('\n');
  const paragraphs = Array.from(
    { length: 90 },
    (_, index) => `<p id="p-${index + 1}" num="${String(index + 1).padStart(4, '0')}">${paragraph(random)}</p>`,
  ).join('\n');
  const claims = Array.from({ length: 20 }, (_, index) => {
    const own = index + 1;
    const on = own === 1 || own === 11 ? undefined : own < 11 ? 1 : 11;
    const start =
      on === undefined
        ? 'A device comprising'
        : `The device of <claim-ref idref="CLM-${String(on).padStart(5, '0')}">claim ${on}</claim-ref>, wherein`;
    return `<claim id="CLM-${String(own).padStart(5, '0')}" num="${String(own).padStart(5, '0')}">\n<claim-text>${own}. ${start}:\n<claim-text>${sentence(random)}</claim-text>\n<claim-text>${sentence(random)}</claim-text>\n</claim-text>\n</claim>`;
  }).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v45-2014-04-03.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.5 2014-04-03" file="US${id}-20150106.XML" status="PRODUCTION" id="us-patent-grant" country="US" date-produced="20141219" date-publ="20150106">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${id}</doc-number><kind>B2</kind><date>20150106</date></document-id></publication-reference>
<application-reference appl-type="utility"><document-id><country>US</country><doc-number>${number + 5_000_000}</doc-number><date>20120605</date></document-id></application-reference>
<classifications-cpc><main-cpc><classification-cpc><section>H</section><class>01</class><subclass>M</subclass><main-group>${1 + (number % 12)}</main-group><subgroup>00</subgroup><symbol-position>F</symbol-position></classification-cpc></main-cpc></classifications-cpc>
<invention-title id="d2e43">Assembly with ${nouns[number % nouns.length]} and ${nouns[(number * 7) % nouns.length]}</invention-title>
<us-references-cited>
${citations}
</us-references-cited>
<us-parties><inventors><inventor sequence="001" designation="us-only"><addressbook><last-name>Example</last-name><first-name>Inventor ${number % 97}</first-name><address><city>Somewhere</city><country>US</country></address></addressbook></inventor></inventors></us-parties>
<assignees><assignee><addressbook><orgname>Example Works ${number % 31}</orgname><role>02</role></addressbook></assignee></assignees>
</us-bibliographic-data-grant>
<abstract id="abstract"><p id="p-0001" num="0000">${sentence(random)}</p></abstract>
<description id="description">
<heading id="h-0001" level="1">DETAILED DESCRIPTION</heading>
${paragraphs}
</description>
<us-claim-statement>What is claimed is:</us-claim-statement>
<claims id="claims">
${claims}
</claims>
</us-patent-grant>
`;
}

/** Writes a weekly file of concatenated grants of at least the given size; gives its exact size and count. */
export async function writeWeeklyFile(path, bytes) {
  const out = createWriteStream(path);
  let written = 0;
  let grants = 0;
  while (written < bytes) {
    const text = syntheticGrant(9_000_000 + grants);
    grants += 1;
    written += Buffer.byteLength(text);
    if (!out.write(text)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return { bytes: written, grants };
}
