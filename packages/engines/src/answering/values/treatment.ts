import type { Quantity } from '../../language/quantities.ts';
import { clauseAround } from './clauses.ts';

/** Treatments that a material has behind it when it is measured. */
const treatment =
  /\b(?:(?:pre-?)?heat[- ]?treat(?:ed|ment|ing)?|(?:pre-?|post-?)?(?:anneal|sinter|temper|quench|calcin|cur|bak|fir|dry|dri|heat|ag|age|sta?biliz|stabilis|normaliz|normalis|solution[- ]treat|homogeniz|homogenis|carburiz|carburis|nitrid|debind|austenitiz|austenitis|melt|forg|roll|extrud|cast|mould|mold|hot[- ]press|pyrolys|carboniz|carbonis|crystalliz|crystallis|deposit|print|lyophilis|lyophiliz|weld|braz|smelt|cool|age[- ]harden|hip)(?:ed|d|ing|e|ped|ping)?|pyrolysis|deposition|calcination|carboni[sz]ation|stress[- ]relie(?:f|ved|ving)|HIP)\b/giu;
/** Endings without which a stem names no treatment: `heat of`, `dry air`, `cast iron`. */
const done = /(?:ing|ed|ied|treatment|treat|ion|ysis|relief|HIP)$/iu;
/** What may stand between a treatment and its number: a preposition first, and no verb of another statement. */
const introduces =
  /^(?:\s+(?:steps?|treatments?|again|twice|isothermally|slowly|runs?|(?:is |are )?(?:run|runs|done|performed|carried out)|takes place|proceeds))*\s*(?:\(|\s(?:at|to|for|in|under|of|between|from|above|below|over|with|by|near|up to)\b)/iu;
const otherStatement =
  /[;；。，]|,\s(?!then|and then)|\b(?:is|are|was|were|has|have|had|can|must|should|may|rais|lower|increas|decreas|reduc|remov|prevent|improv|gives?|reach|show|retain|exhibit|deliver|yields?|leads?|makes?|allow|keep|bring|produc|form|dissolv|restor|lift|recover|at rest|tested|measured|which|that|holds?)\w*/iu;
const wideBehind =
  /^(?:[~～-]?\d*)?\s?(?:下|的|左右|以上|以下|で|の|に|まで|から)?[^，。、；\d]{0,6}?(?:退火|烧结|燒結|焼結|焼鈍|焼なまし|焼戻し|焼入れ|焼成|回火|淬火|时效|時效|時効|固溶|热处理|熱處理|熱処理|干燥|乾燥|固化|硬化|煅烧|煅燒|预热|預熱|予熱|烘烤|碳化|炭化|鋳造|成形|溶接)/u;
const wideBefore =
  /(?:退火|烧结|燒結|焼結|焼鈍|焼戻し|焼成|回火|淬火|时效|時效|時効|固溶|热处理|熱處理|熱処理|干燥|乾燥|固化|煅烧|煅燒|预热|預熱|予熱|烘烤|处理|處理|処理)(?:处理|處理|処理)?(?:至|到|を|（|\()?(?:约|約)?\s?$/u;
/** An exposure this long is a test, and no treatment; in seconds. */
const longExposure = 200 * 3600;
const historyOf = /^(?:K|s|m\^-1 kg s\^-2|m s\^-1|s\^-1 K)$/;

/**
 * Whether a quantity tells of a treatment that lies behind the material: its history, and no condition of what is
 * measured. Hundreds of hours are an exposure that is part of the test.
 */
export function isHistory(sentence: string, quantity: Quantity, found: readonly Quantity[]): boolean {
  const { start, end, unit } = quantity;
  if (!historyOf.test(unit.dimension)) return false;
  const { from, to } = clauseAround(sentence, start);
  const isExposed = found.some(
    (other) =>
      other.unit.dimension === 's' &&
      other.low * other.unit.factor >= longExposure &&
      other.start >= from &&
      other.end <= to,
  );
  if (isExposed) return false;
  const before = sentence.slice(0, start);
  if (wideBehind.test(sentence.slice(end)) || wideBefore.test(before)) return true;
  return [...before.matchAll(treatment)].some((match) => {
    if (!done.test(match[0])) return false;
    const between = before.slice(match.index + match[0].length);
    return introduces.test(between) && !otherStatement.test(between) && !/\b(?:temperature|time)s?\b/iu.test(between);
  });
}
