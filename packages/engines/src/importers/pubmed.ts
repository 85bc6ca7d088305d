import { type Classification, importProblem, type Party, type Publication, type Reference } from '@assay/domain';
import { dateOfParts, earliest, publicationDates, readDate, type StatedDate } from './dates.ts';
import { ImportError } from './import-item.types.ts';
import { doiOf } from './openalex.ts';
import { richText } from './rich-text.ts';
import { child, children, descendants, plain, type XmlElement } from './xml-tree.ts';

/** ISO 639-2 codes of MEDLINE for the languages of the product and its neighbours. */
const languages: Readonly<Record<string, string>> = {
  eng: 'en',
  chi: 'zh',
  jpn: 'ja',
  ger: 'de',
  fre: 'fr',
  spa: 'es',
  kor: 'ko',
  rus: 'ru',
  ita: 'it',
  por: 'pt',
};

/** PubMed `PubmedArticle`: title, structured abstract, MeSH, authors. The text is the abstract in English. */
export function readPubmed(root: XmlElement): Publication {
  const citation = child(root, 'MedlineCitation');
  const article = child(citation, 'Article');
  const pmid = plain(citation, 'PMID');
  if (pmid === '' || article === undefined) throw new ImportError(importProblem('noIdentity', { field: 'PMID' }));
  const ids = [...children(article, 'ELocationID'), ...children(child(root, 'PubmedData/ArticleIdList'), 'ArticleId')];
  const doi = ids
    .map((node) =>
      (node.attributes['EIdType'] ?? node.attributes['IdType']) === 'doi' ? doiOf(plain(node)) : undefined,
    )
    .find(Boolean);
  const abstract = children(child(article, 'Abstract'), 'AbstractText').flatMap((node) => {
    const text = richText(node).replaceAll('\n', ' ');
    const label = node.attributes['Label'];
    return text === ''
      ? []
      : [{ kind: 'abstract' as const, text, ...(label && label !== 'UNLABELLED' && { section: label }) }];
  });
  const title = child(article, 'ArticleTitle');
  const original = languages[plain(article, 'Language')] ?? 'en';
  return {
    id: `PMID${pmid}`,
    familyId: doi === undefined ? `PMID${pmid}` : `doi:${doi}`,
    sourceType: 'paper',
    source: 'pubmed',
    title:
      (title === undefined
        ? ''
        : richText(title)
            .replaceAll('\n', ' ')
            .replace(/^\[(.*)\]\.?$/, '$1')
            .replace(/(?<=\w)\.$/, '')) ||
      plain(article, 'VernacularTitle') ||
      `PMID${pmid}`,
    language: abstract.length > 0 ? 'en' : original,
    dates: publicationDates({ publication: dateOf(article) }),
    parties: authors(article),
    classes: classes(citation),
    references: references(root),
    claims: [],
    paragraphs: abstract,
    licence: plain(article, 'Abstract/CopyrightInformation') || 'see publisher',
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
  };
}

/** First of issue and electronic publication; an issue whose date is a text (`MedlineDate`) names a range or a season. */
function dateOf(article: XmlElement): StatedDate | undefined {
  const printed = child(article, 'Journal/JournalIssue/PubDate');
  return earliest([
    partsOf(printed) ?? readDate(plain(printed, 'MedlineDate')),
    ...children(article, 'ArticleDate').map(partsOf),
  ]);
}

function partsOf(node: XmlElement | undefined): StatedDate | undefined {
  return dateOfParts({
    year: plain(node, 'Year'),
    month: plain(node, 'Month'),
    day: plain(node, 'Day'),
    season: plain(node, 'Season'),
  });
}

function authors(article: XmlElement): Party[] {
  return children(child(article, 'AuthorList'), 'Author').flatMap((node): Party[] => {
    const name =
      plain(node, 'CollectiveName') ||
      [plain(node, 'ForeName') || plain(node, 'Initials'), plain(node, 'LastName')].filter(Boolean).join(' ');
    return name === '' ? [] : [{ role: 'author', name }];
  });
}

function classes(citation: XmlElement | undefined): Classification[] {
  const mesh = children(child(citation, 'MeshHeadingList'), 'MeshHeading').map((node): Classification => {
    const isMajor = descendants(node, 'DescriptorName')
      .concat(descendants(node, 'QualifierName'))
      .some(({ attributes }) => attributes['MajorTopicYN'] === 'Y');
    return { scheme: 'mesh', code: plain(node, 'DescriptorName'), ...(isMajor && { first: true }) };
  });
  const keywords = descendants(citation, 'Keyword').map(
    (node): Classification => ({ scheme: 'subject', code: plain(node) }),
  );
  return [...mesh, ...keywords].filter(({ code }) => code !== '');
}

function references(root: XmlElement): Reference[] {
  return descendants(child(root, 'PubmedData/ReferenceList'), 'Reference').flatMap((node): Reference[] => {
    const pmid = descendants(node, 'ArticleId').find(({ attributes }) => attributes['IdType'] === 'pubmed');
    const identifier = pmid === undefined ? plain(node, 'Citation') : `PMID${plain(pmid)}`;
    return identifier === '' ? [] : [{ kind: 'literature', identifier }];
  });
}
