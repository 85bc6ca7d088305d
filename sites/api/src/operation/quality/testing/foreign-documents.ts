import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Publication } from '@assay/domain';
import { cranfieldDocuments } from '../../../commands/test-collection.ts';
import { publication } from '../../../knowledge/search/testing/small-library.ts';

/** Fields that the starter library does not touch: what is worked on, what with, and what one watches. */
const crafts = [
  { field: 'Bread', thing: 'a sourdough loaf', tool: 'the stone oven', watched: 'the crumb', fault: 'a dense bottom' },
  {
    field: 'Beekeeping',
    thing: 'a wintering colony',
    tool: 'the queen excluder',
    watched: 'the brood nest',
    fault: 'robbing',
  },
  {
    field: 'Viticulture',
    thing: 'a young vineyard',
    tool: 'the pruning shears',
    watched: 'the must weight',
    fault: 'noble rot',
  },
  {
    field: 'Violin making',
    thing: 'a spruce top',
    tool: 'the thumb plane',
    watched: 'the tap tone',
    fault: 'a wolf note',
  },
  { field: 'Sailing', thing: 'a gaff cutter', tool: 'the running backstay', watched: 'the helm', fault: 'broaching' },
  {
    field: 'Orchards',
    thing: 'an apple espalier',
    tool: 'the grafting knife',
    watched: 'the fruit set',
    fault: 'biennial bearing',
  },
  { field: 'Chess', thing: 'a rook endgame', tool: 'the cut-off king', watched: 'the passed pawn', fault: 'zugzwang' },
  {
    field: 'Dairy farming',
    thing: 'a herd on pasture',
    tool: 'the milking parlour',
    watched: 'the milk yield',
    fault: 'lameness',
  },
  {
    field: 'Choirs',
    thing: 'a motet of four voices',
    tool: 'the tuning fork',
    watched: 'the intonation',
    fault: 'a sinking pitch',
  },
  {
    field: 'Meteorology',
    thing: 'a cold front',
    tool: 'the weather balloon',
    watched: 'the dew point',
    fault: 'a false forecast',
  },
  {
    field: 'Bookkeeping',
    thing: 'a yearly balance',
    tool: 'the journal',
    watched: 'the accruals',
    fault: 'a wrong entry',
  },
  {
    field: 'Running',
    thing: 'a marathon plan',
    tool: 'the stopwatch',
    watched: 'the resting pulse',
    fault: 'overtraining',
  },
  {
    field: 'Archives',
    thing: 'a parish register',
    tool: 'the reading lamp',
    watched: 'the humidity of the room',
    fault: 'foxing',
  },
  {
    field: 'Mountaineering',
    thing: 'a glacier route',
    tool: 'the ice screw',
    watched: 'the snow bridge',
    fault: 'an avalanche',
  },
  {
    field: 'Tea',
    thing: 'a first flush',
    tool: 'the withering trough',
    watched: 'the leaf colour',
    fault: 'a stewed taste',
  },
  {
    field: 'Falconry',
    thing: 'a young goshawk',
    tool: 'the creance',
    watched: 'the flying weight',
    fault: 'a lost bird',
  },
] as const;

/** What sources of other fields say: figures, conditions and advice in the manner of technical notes. */
const sayings: readonly ((craft: (typeof crafts)[number], number: number) => string)[] = [
  ({ thing, tool }, n) => `Work on ${thing} begins with ${tool}, which takes ${n + 5}-${n + 15} min.`,
  ({ watched }, n) => `Experienced people judge ${watched} every ${n + 1} h and write it down.`,
  ({ fault, thing }, n) => `About ${n + 3} % of beginners meet ${fault} when they first try ${thing}.`,
  ({ tool, fault }) => `A careful use of ${tool} prevents ${fault}, because there is time to look.`,
  ({ field, watched }, n) =>
    `Books on ${field.toLowerCase()} name ${n * 10 + 20} °C and a dry day as limits for ${watched}.`,
  ({ thing, watched }) => `For ${thing} the rule is simple: change one thing at a time and watch ${watched}.`,
  ({ fault }, n) => `After ${fault} one waits ${n + 2} days, then begins again with half the amount.`,
  ({ tool }, n) =>
    `${tool.charAt(0).toUpperCase()}${tool.slice(1)} costs ${n * 15 + 40} euros and lasts ${n + 4} years.`,
  ({ field }, n) => `Clubs of ${field.toLowerCase()} count ${n * 120 + 300} members in the region.`,
  ({ thing, fault }) => `It depends on the weather whether ${thing} ends well or in ${fault}.`,
];

const perCraft = 15;
const perParagraph = 4;

/** Notes of crafts: each craft many times, with other figures and another order. */
function craftNotes(): Publication[] {
  return crafts.flatMap((craft, at) =>
    Array.from({ length: perCraft }, (_, turn) => {
      const said = sayings.map((saying, index) => saying(craft, (at + turn * 3 + index) % 12));
      const turned = [...said.slice(turn % said.length), ...said.slice(0, turn % said.length)];
      return publication(`craft:${at}-${turn}`, '', {
        sourceType: 'note',
        title: `${craft.field}, lesson ${turn + 1}`,
        paragraphs: [0, 1].map((paragraph) => ({
          kind: 'paragraph',
          text: turned.slice(paragraph * perParagraph, (paragraph + 1) * perParagraph).join(' '),
        })),
      });
    }),
  );
}

const fixtures =
  process.env['ASSAY_DATA_FIXTURES'] ?? fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
const abstracts = join(fixtures, 'retrieval', 'documents.txt');
/** Abstracts of aerodynamics that are taken, where they are at hand. */
const abstractsTaken = 240;

/** Documents of other fields than those of the starter library, several hundred. */
export function foreignDocuments(): Publication[] {
  if (!existsSync(abstracts)) return craftNotes();
  const papers = cranfieldDocuments(readFileSync(abstracts, 'utf8'))
    .filter(({ text }) => text !== '')
    .slice(0, abstractsTaken)
    .map(({ id, title, text }) => publication(`abstract:${id}`, text, { title }));
  return [...craftNotes(), ...papers];
}
