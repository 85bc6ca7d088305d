import type { Locale } from '@assay/domain';
import { createWords } from '@assay/i18n/words';
import {
  type Lookup,
  type OutlineBlock,
  type OutlineSheet,
  type RecordOf,
  rootId,
  type WorkOutline,
} from '@assay/works';
import { signed, verdictSigns, weightOf } from '../../kind/balance.ts';
import { parameters, principles } from '../../tables/index.ts';
import type { BoardKind } from '../kind/board-kind.ts';
import { type Branch, below, type Idea, nodeOf } from '../kind/board-nodes.ts';
import { boardCriteria, comparedIdeas } from '../kind/compared-ideas.ts';
import cn from '../messages/cn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import jp from '../messages/jp.json' with { type: 'json' };
import tw from '../messages/tw.json' with { type: 'json' };

const words = createWords({ en, cn, jp, tw });
type Words = ReturnType<typeof words>;

function principleWords(number: number | undefined, t: Words, locale: Locale): string {
  return number === undefined
    ? t('ownIdea')
    : t('principle', { number, name: principles[number - 1]?.name[locale] ?? '' });
}

function readAs({ improve, worsen }: { improve?: number; worsen?: number }, t: Words, locale: Locale): OutlineBlock[] {
  if (improve === undefined || worsen === undefined) return [];
  const named = (number: number) => `${number} ${parameters[number - 1]?.name[locale] ?? ''}`;
  return [{ kind: 'paragraph', text: t('readAs', { improve: named(improve), worsen: named(worsen) }) }];
}

/** Ideas below a card, each with how deep it stands. */
function ideasBelow(work: Lookup, id: string, depth = 0): readonly { idea: Branch | Idea; depth: number }[] {
  return below(work, id).flatMap((idea) => [{ idea, depth }, ...ideasBelow(work, idea.id, depth + 1)]);
}

function branchBlocks(work: Lookup, branch: Branch | Idea, t: Words, locale: Locale): OutlineBlock[] {
  const ideas = ideasBelow(work, branch.id);
  const missing = branch.type === 'branch' && branch.fields.isSearched ? t('noEvidence') : t('notSearched');
  return [
    { kind: 'heading', level: 3, text: branch.fields.name ?? '' },
    { kind: 'paragraph', text: principleWords(branch.fields.principle, t, locale) },
    ideas.length === 0
      ? { kind: 'paragraph', text: missing }
      : {
          kind: 'list',
          items: ideas.map(({ idea: { type, fields, evidence }, depth }) => {
            const said = [
              `${'– '.repeat(depth)}${fields.name ?? ''}`,
              ...(fields.principle !== undefined && fields.principle !== branch.fields.principle
                ? [principleWords(fields.principle, t, locale)]
                : []),
              ...(type === 'idea' && fields.note ? [`${t('names.note')}: ${fields.note}`] : []),
              ...(type === 'idea' && fields.direction ? [t('pushed', { direction: fields.direction })] : []),
              ...(Object.keys(evidence).length === 0 ? [t('noSource')] : []),
              ...(type === 'idea' && fields.isAside ? [t('aside')] : []),
            ];
            return { text: said.join(' · '), evidence: Object.values(evidence) };
          }),
        },
  ];
}

/** What a person connected beyond the tree, and as what. */
function connections(work: Lookup, t: Words): OutlineBlock[] {
  const nameOf = (id: string | undefined) => {
    const node = nodeOf(work, id ?? '');
    return node?.type === 'work' ? '' : (node?.fields.name ?? '');
  };
  const links = work.children(null).flatMap((id) => {
    const record = work.get(id);
    return record?.type === 'link' ? [record as RecordOf<BoardKind, 'link'>] : [];
  });
  if (links.length === 0) return [];
  const items = links.map(({ fields: { from, to, name } }) => {
    const ends = t('names.linkOf', { from: nameOf(from), to: nameOf(to) });
    return { text: name ? `${ends}: ${name}` : ends };
  });
  return [
    { kind: 'heading', level: 2, text: t('names.links') },
    { kind: 'list', items },
  ];
}

/** The ideas that are compared, criterion by criterion; none before there is a criterion. */
function comparison(work: Lookup, t: Words): readonly (readonly string[])[] {
  const ideas = comparedIdeas(work);
  const criteria = boardCriteria(work);
  if (criteria.length === 0) return [];
  return [
    [
      t('names.criterion'),
      t('names.weight'),
      ...ideas.map(({ idea, letter }) => `${letter} ${idea.fields.name ?? ''}`),
    ],
    ...criteria.map((criterion) => [
      criterion.fields.name ?? '',
      `× ${weightOf(criterion)}`,
      ...ideas.map(({ verdicts }) => {
        const verdict = verdicts.get(criterion.id)?.verdict;
        return verdict === undefined ? '–' : verdictSigns[verdict];
      }),
    ]),
    [t('compare.net'), '', ...ideas.map((idea) => (idea.isWhole ? signed(idea.net, String) : '–'))],
  ];
}

function comparisonBlocks(work: Lookup, t: Words): OutlineBlock[] {
  const [head, ...rows] = comparison(work, t);
  const root = nodeOf(work, rootId);
  const datum = root?.type === 'work' ? root.fields.datum : undefined;
  if (head === undefined) return [];
  return [
    { kind: 'heading', level: 2, text: t('compare.title') },
    { kind: 'paragraph', text: `${t('names.datum')}: ${datum ?? t('compare.today')}` },
    { kind: 'table', head, rows: rows.map((row) => row.map((text) => ({ text }))) },
  ];
}

function comparisonSheets(work: Lookup, t: Words): OutlineSheet[] {
  const [head, ...rows] = comparison(work, t);
  if (head === undefined) return [];
  return [{ name: t('compare.title'), columns: head.map((name, at) => ({ name, width: at === 0 ? 36 : 14 })), rows }];
}

function sheetOf(work: Lookup, t: Words, locale: Locale): OutlineSheet {
  const rows = below(work, rootId).flatMap((branch) =>
    ideasBelow(work, branch.id).map(({ idea: { type, fields, evidence } }) => {
      const [cited] = Object.values(evidence);
      return [
        branch.fields.name,
        fields.name,
        type === 'idea' ? fields.note : undefined,
        principleWords(fields.principle, t, locale),
        cited?.quote,
        cited?.document,
      ];
    }),
  );
  return {
    name: t('names.work'),
    columns: [
      { name: t('names.branch'), width: 32 },
      { name: t('names.idea'), width: 48 },
      { name: t('names.note'), width: 48 },
      { name: t('names.principle'), width: 32 },
      { name: t('names.quote'), width: 80 },
      { name: t('names.document'), width: 32 },
    ],
    rows,
  };
}

/** A board as a document, branch by branch, and its ideas as a table. */
export function outlineBoard(work: Lookup, locale: Locale): WorkOutline {
  const t = words(locale);
  const root = nodeOf(work, rootId);
  return {
    blocks: [
      { kind: 'heading', level: 2, text: t('problem.title') },
      { kind: 'paragraph', text: root?.type === 'work' ? (root.fields.statement ?? '') : '' },
      ...(root?.type === 'work' ? readAs(root.fields, t, locale) : []),
      ...below(work, rootId).flatMap((branch) => branchBlocks(work, branch, t, locale)),
      ...comparisonBlocks(work, t),
      ...connections(work, t),
    ],
    sheets: [sheetOf(work, t, locale), ...comparisonSheets(work, t)],
  };
}
