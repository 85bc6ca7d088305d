import { trailingPhrase } from './names.ts';
import { isPropertyName, isWidePropertyName } from './property-names.ts';

const leadingArticle = /^(?:some|most|typical|commercial|such)\s+/iu;
/** Verbs by which a thing has or reaches a value; what causes a change is not what the value is of. */
const having =
  /^(.{2,80}?)(?:\s\([^)]*\))?\s+(?:is|are|was|were|has|have|had|shows?|exhibits?|reach(?:es)?|attains?|delivers?|possess(?:es)?|achieves?|withstands?|retains?|keeps?|keep|must|should|can|binds?|offers?|operates?|melts?|boils?|contains?|amounts?|accepts?|releases?|holds?|conducts?|absorbs?|expands?|weighs?|costs?|lasts?)\b/iu;
const causing =
  /\b(?:rais|lower|increas|decreas|reduc|improv|limit|thin|thicken|cause|introduc|requir|adjust|reveal|lead|bring|convert|halv|suppress|promot|allow|enabl|accelerat|slow)\w*\b/iu;
/** Words that stand for something said before. */
const pointing = /^(?:the|this|that|these|those|it|its|they|their|both|each|all|such|which|there|one|we)\b/iu;
const aside = /\s+(?:after|before|during|at|under|in|when|with|from|for)\s.*$/iu;

/** `The solid electrolyte interphase (SEI) is`: an article that begins a definition points at nothing. */
const isDefined = (head: string) => /^the\s+\S+\s+\S+.*\([A-Z]/iu.test(head);

/** The thing that the statement before a number is about: `Indium oxide on zirconia reaches …`. */
export function clauseSubject(clause: string): string | undefined {
  const match = having.exec(clause.trimStart().replace(/^(?:and|but|while|whereas)\s+/iu, ''));
  const phrase = match?.[1]?.replace(leadingArticle, '');
  if (match === null || phrase === undefined || (pointing.test(phrase) && !isDefined(match[0]))) return undefined;
  const rest = clause.slice(match.index + match[0].length);
  if (causing.test(rest) || causing.test(phrase)) return undefined;
  const subject = phrase
    .replace(/,?\s+such as\s.*$/iu, '')
    .replace(aside, '')
    .replace(/\s\([^)]*\)?.*$/u, '')
    .replace(/^(?:an?|the)\s+/iu, '')
    .trim();
  return !verb.test(`${subject} x`) && isThing(subject) ? subject : undefined;
}

/** `is held at`: a form of a verb is no thing. */
const participle = /^(?:(?:\p{Ll}+ed|held|kept|set|run|done|made|found|grown|built|drawn|cut))$/u;

/** Verbs that a phrase before a number may still carry: `injectors insert needles of`. */
const verb =
  /^(?:.*\s)?(?:suits?|inserts?|permits?|prevents?|combines?|demands?|cracks?|traps?|carry|carries|cuts?|forms?|transmits?|adds?|removes?|replaces?|rejects?|separates?|supports?|covers?|fills?|sets?|holds?|drives?|joins?|bonds?|bears?|feeds?|mix|mixes|runs?|puts?|stops?|selects?|attacks?|grows?|yields?|produces?|generates?|allows?|uses?|requires?|needs?|takes?|makes?|gives?|raises?|can|could|may|might|must|should|will|would|not|only|such as)\s+(?=\S)/iu;

const afterVerb = (phrase: string) => phrase.replace(verb, '');

function isThing(phrase: string): boolean {
  return (
    /^[\p{L}\d(]/u.test(phrase) &&
    !/^(?:relative|whose|less|more|up|full|fully|dense|pure|higher|lower|about|around|below|above)\b/iu.test(phrase) &&
    !/\b(?:less|more) than\b|\d\s(?:[a-zµ]{1,3}|[A-Z][a-z]?)\b|\.\s/u.test(phrase) &&
    phrase.length > 1 &&
    phrase.split(/\s+/).length <= 6 &&
    !/[,;:]/.test(phrase) &&
    !participle.test(phrase) &&
    /\p{L}/u.test(phrase) &&
    !/\bof\b/iu.test(phrase) &&
    !isPropertyName(phrase)
  );
}

/** `Residual stresses in laser parts reach`: a statement that begins with the name of a quantity, and where it is. */
export function clauseName(clause: string): { quantity: string; subject?: string } | undefined {
  const phrase = having.exec(clause.trimStart())?.[1]?.replace(/^(?:and\s+)?(?:(?:the|an?)\s+)?/iu, '');
  const [, name = '', joint, thing] =
    /^([^,;]+?)(?:\s+(in|of|during|after|for|at|under|with|to|from)\s+(.+))?$/iu.exec(phrase ?? '') ?? [];
  if (name === '' || !isPropertyName(name) || name.split(/\s+/).length > 4) return undefined;
  return /^(?:in|of)$/iu.test(joint ?? '') && thing !== undefined && isThing(thing)
    ? { quantity: name, subject: thing }
    : { quantity: name };
}

/** `銦片（86 W/(m·K)）`, `steel (11 ppm/K)`: a number alone in brackets is of what stands before them. */
export function bracketSubject(before: string): string | undefined {
  const wide = /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9-]{2,16})[（(][^（(）)]*$/u.exec(before)?.[1];
  if (wide !== undefined && /[\p{Script=Han}\p{Script=Katakana}]/u.test(wide))
    return wide.replace(/^.*(?:使用|采用|採用|以及|或|和|与|與|及)(?=.{2,})/u, '');
  const [, phrase] = /([^()]{2,60})\s\($/u.exec(before) ?? [];
  const subject = phrase === undefined ? '' : trailingPhrase(phrase);
  return isThing(subject) ? subject : undefined;
}

/** `Copper interlayers of 5 µm`, `Isopropanol at 5 wt%`: a thing with its own size or content. */
export function describedThing(before: string): string | undefined {
  const [, phrase] = /^(.*\S)\s+(?:of|at|with)\s+(?:about\s+|around\s+|only\s+)?$/isu.exec(before) ?? [];
  if (phrase === undefined) return undefined;
  const listed = /^((?:[\p{L}-]+, )*[\p{L}-]+ (?:or|and) [\p{L}-]+)$/u.exec(phrase)?.[1];
  if (/\b(?:operates?|works?|runs?)$/iu.test(phrase)) return undefined;
  const subject = listed ?? afterVerb(trailingPhrase(phrase));
  if (!(listed !== undefined || isThing(subject)) || /^\d/.test(subject)) return undefined;
  // `a particle of 60 nm`, after "is": the class of what the sentence is about.
  return /\b(?:is|are)\s+an?\s+[\p{L}\s-]+$/iu.test(phrase) ? undefined : subject;
}

/** `Powders with a median size of`: what the statement begins with, before what it has. */
export function havingThing(statement: string): string | undefined {
  const [, phrase] =
    /^(?:(?:and|but|the|an?)\s)*((?:(?!(?:at|in|of|on|for|by|to|is|are)\s)[\p{L}\d-]+\s){1,4})(?:of [^a-z]*[\d.–-]+ ?[^\s]+ )?with (?:an? )?[\p{L}\s-]+ (?:of|below|above) (?:about )?$/iu.exec(
      statement.trimStart(),
    ) ?? [];
  const subject = phrase?.trim();
  return subject !== undefined && !pointing.test(subject) && isThing(subject) ? subject : undefined;
}

/** `30 wt% glass fibre`, `5 mol%的铯`, `450 nmの青色レーザー`: what stands behind the number has it. */
export function followingThing(behind: string, isShare: boolean): string | undefined {
  const [, wide] =
    /^[的の]([\p{Script=Katakana}ー]{2,16}|[\p{Script=Han}\p{Script=Katakana}ー]{1,8}?)(?=[可能会會使以，。、；のではがを]|$)/u.exec(
      behind,
    ) ?? [];
  if (wide !== undefined) return isWidePropertyName(wide) ? undefined : wide;
  // `1 mol/L LiPF6`, `3 g/L of antibody`; a share needs no word between.
  if (/^\s+of\s+(?:their|its|the|this)\b/u.test(behind)) return undefined;
  if (!isShare && !/^\s+(?:of\s+(?!the\b|its\b|this\b|their\b)|[A-Z][a-z]?[A-Z\d])/u.test(behind)) return undefined;
  const [, phrase] =
    /^\s+(?:of\s+)?(?:an?\s+)?((?:[a-z][\p{L}-]*|[A-Z][a-z]?[A-Z\d]\w*)(?:\s(?!and\b|in\b|with\b|at\b|or\b|are\b|is\b|of\b|for\b|to\b|on\b|before\b|after\b|from\b|that\b|which\b|than\b|per\b|as\b|while\b|can\b|into\b|within\b|onto\b|over\b|keeps?\b|holds?\b)[a-z][\p{L}-]*){0,3})/u.exec(
      behind,
    ) ?? [];
  const subject = phrase?.replace(
    /\s(?:lowers?|raises?|increases?|reduces?|gives?|improves?|prevents?|removes?|makes?)\b.*$/u,
    '',
  );
  if (
    subject === undefined ||
    /^(?:and|or|in|at|by|for|to|with|from|of|per|on|than|is|are|when|after|before|the|between|under|as|but|more|less|lower|higher)\b/u.test(
      subject,
    )
  )
    return undefined;
  return isThing(subject) ? subject : undefined;
}

/** `thins the interlayer to 0.3 nm`: what is changed has the value. */
export function changedThing(before: string): string | undefined {
  const [, phrase] =
    /\b(?:rais|lower|increas|decreas|reduc|thin|thicken|grow|shrink|coars|heat|cool)\w*\s+the\s+([\p{L}-]+(?:\s[\p{L}-]+)?)\s+to\s+(?:about\s+|below\s+|above\s+)?$/iu.exec(
      before,
    ) ?? [];
  return phrase !== undefined && isThing(phrase) ? phrase : undefined;
}

/** `，而四方相只有` behind another value, `、正方晶は約`: the thing that the same is then told of. */
export function wideOther(between: string): string | undefined {
  const [, thing] =
    /[，；、,;]\s?(?:而|但)([\p{Script=Han}A-Za-z0-9-]{2,12}?)(?:则|則)?(?:只有|只为|只為|仅有|僅有|仅为|僅為|仅|僅|为|為|是)(?:约|約)?\s?$/u.exec(
      between,
    ) ??
    /[，；、]([\p{Script=Han}A-Za-z0-9-]{2,12}?)(?:则|則|只有|仅有|僅有|仅为|僅為)(?:为|為|是)?(?:约|約)?\s?$/u.exec(
      between,
    ) ??
    /[、。]([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9-]{2,12}?)は(?:わずか|約|およそ)*\s?$/u.exec(between) ??
    [];
  return thing !== undefined && !/[时時下后後]$/u.test(thing) && !isWidePropertyName(thing) ? thing : undefined;
}

/** `…的电解液在` before a condition, `青色レーザーでは` behind one: the subject of a Chinese or Japanese clause. */
export function wideSubject(before: string): string | undefined {
  const [, contrast] =
    /^[的の]([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9-]{2,16})では(?:约|約)?$/u.exec(before) ?? [];
  if (contrast !== undefined) return contrast;
  const other = wideOther(before);
  if (other !== undefined) return other;
  const [, own] = /(?:^|[，。；、])[的の]?([^，。；、]{2,24}?)[在于於]$/u.exec(before) ?? [];
  return own !== undefined &&
    !/[由自从從与與和使]$/u.test(own) &&
    /\p{Script=Han}/u.test(own) &&
    !/利用|使用|采用|採用/u.test(own) &&
    !isWidePropertyName(own)
    ? own
    : undefined;
}

/** What a Chinese sentence begins with when it then tells what that thing does: `雙相冷板利用介電液…`. */
export function wideTopic(sentence: string): string | undefined {
  const [, topic] = /^([\p{Script=Han}A-Za-z0-9-]{2,12}?)(?:利用|具有|使用)/u.exec(sentence) ?? [];
  return topic !== undefined && !/[多常时時后後的]$/u.test(topic) && !isWidePropertyName(topic) ? topic : undefined;
}

/** The thing that a document is about by its title; undefined where it names two. */
export function titleSubject(title: string): string | undefined {
  const isWide = /[\p{Script=Han}\p{Script=Katakana}]/u.test(title);
  const subject = isWide
    ? (/^(.{2,}?)[的の]/u.exec(title)?.[1] ?? title)
    : (/\bof (?:the )?(.+)$/iu.exec(title)?.[1] ?? title).replace(
        /\s+(?:in|on|for|by|with|under|to|from|during)\s.*$/iu,
        '',
      );
  const parts = isWide ? /[和与與及・、]/u : /\b(?:and|or|versus|vs)\b|[:,;]/iu;
  return parts.test(subject) || subject.length > 60 ? undefined : subject.trim();
}
