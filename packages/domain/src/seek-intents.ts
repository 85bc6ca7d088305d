/** Kinds of work a question may ask for that another tool of the product does better than an answer. */
export const seekIntents = ['novelty', 'fto', 'translation', 'drafting', 'triz', 'fmea', 'company'] as const;
export type SeekIntent = (typeof seekIntents)[number];

/** Cue words in the product's languages, one pattern an intent. */
const cues: Record<SeekIntent, RegExp> = {
  novelty:
    /\bnovelty\b|\bprior art\b|\bpatentab|\balready (?:known|patented)\b|新颖性|新穎性|查新|现有技术|現有技術|新規性|先行技術/iu,
  fto: /\bfreedom[- ]to[- ]operate\b|\bfto\b|\binfring|侵权|侵權|自由实施|自由實施|侵害|抵触/iu,
  translation: /\btranslat(?:e|ion)\b|翻译|翻譯|翻訳/iu,
  drafting:
    /\bdraft\b.*\b(?:claims?|patent|application|disclosure|specification)\b|撰写|撰寫|交底书|交底書|明細書.*作成/iu,
  triz: /\btriz\b|\bcontradiction matrix\b|\binventive principle|矛盾矩阵|矛盾矩陣|发明原理|發明原理|発明原理/iu,
  fmea: /\b[dp]?fmea\b|\bfailure modes?\b.*\beffects?\b|失效模式|故障モード/iu,
  company:
    /\b(?:competitors?|market share|revenue|companies working on)\b|竞争对手|競爭對手|競合他社|市场份额|市場份額/iu,
};

/** Intents of a question among those that the product has a tool for, in the order of the table. */
export function detectIntents(question: string, available: readonly SeekIntent[]): SeekIntent[] {
  return seekIntents.filter((intent) => available.includes(intent) && cues[intent].test(question));
}
