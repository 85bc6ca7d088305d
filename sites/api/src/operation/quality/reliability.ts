import type { AnswerModel, GradingValues } from '@assay/engines/answering/training';
import { linear } from '@assay/engines/learning';
import type { LabelledQuestion } from '@assay/starter-library';

/** A question as training compares it. */
interface Compared {
  asked: { question: LabelledQuestion };
}

/** Its sentences as a model ranks them, the best first, and what its grade is read from; one that answers has the gain 1. */
export interface RankedForGrade {
  list: readonly { gain: number }[];
  grading: GradingValues;
}

/** What a model that has not seen a question says of it, and what is so. */
export interface GradedQuestion {
  question: LabelledQuestion;
  /** Probability that the library answers, 0 to 1. */
  probability: number;
  /** Whether it answers, in whole or in part. */
  isAnswerable: boolean;
  /** Whether the sentence that is ranked first answers. */
  isLeadRight: boolean;
}

export interface ReliabilityBin {
  /** Bounds of the probability, the upper one not included but for 1. */
  from: number;
  to: number;
  questions: number;
  /** Mean probability, and the shares that it is to be compared with. */
  predicted: number;
  answerable: number;
  lead_right: number;
}

export interface Reliability {
  questions: number;
  /** Expected calibration error (Naeini, Cooper and Hauskrecht, AAAI 2015): mean distance of probability and share, by questions. */
  expected_error: number;
  /** Those that hold a question, from the least probable on. */
  bins: ReliabilityBin[];
}

const isAnswerable = ({ asked }: Compared) => asked.question.answerable !== 'no';

/** Grades each question by the model of the folds that it is not in. */
export function gradeUnseen<One extends Compared>(
  compared: readonly One[],
  models: readonly AnswerModel[],
  foldOf: (question: LabelledQuestion) => number,
  rank: (each: One, ranking: AnswerModel['ranking']) => RankedForGrade,
): GradedQuestion[] {
  const priors = models.map((_, fold) => {
    const learned = compared.filter(({ asked }) => foldOf(asked.question) !== fold);
    const share = learned.filter(isAnswerable).length / learned.length;
    return Math.log(share / (1 - share));
  });
  return compared.map((each) => {
    const { question } = each.asked;
    const fold = foldOf(question);
    const { ranking, decision } = models[fold] as AnswerModel;
    const { list, grading } = rank(each, ranking);
    // Training weighs both outcomes alike; what it learned from has more of one, which its odds do not know.
    const odds = linear(decision, grading) + (priors[fold] as number);
    return {
      question,
      probability: list.length === 0 ? 0 : 1 / (1 + Math.exp(-odds)),
      isAnswerable: isAnswerable(each),
      isLeadRight: list[0]?.gain === 1,
    };
  });
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** How often what was said with a probability was so, by bins of equal width. */
export function reliabilityOf(graded: readonly GradedQuestion[], binsAtMost = 10): Reliability {
  const binOf = ({ probability }: GradedQuestion) => Math.min(binsAtMost - 1, Math.floor(probability * binsAtMost));
  const bins = Array.from({ length: binsAtMost }, (_, at): ReliabilityBin => {
    const held = graded.filter((each) => binOf(each) === at);
    const mean = (value: (each: GradedQuestion) => number) =>
      held.length === 0 ? 0 : held.reduce((sum, each) => sum + value(each), 0) / held.length;
    return {
      from: at / binsAtMost,
      to: (at + 1) / binsAtMost,
      questions: held.length,
      predicted: mean(({ probability }) => probability),
      answerable: mean((each) => (each.isAnswerable ? 1 : 0)),
      lead_right: mean((each) => (each.isLeadRight ? 1 : 0)),
    };
  });
  const error = bins.reduce(
    (sum, { questions, predicted, answerable }) => sum + questions * Math.abs(predicted - answerable),
    0,
  );
  return {
    questions: graded.length,
    expected_error: graded.length === 0 ? 0 : rounded(error / graded.length),
    bins: bins
      .filter(({ questions }) => questions > 0)
      .map((bin) => ({
        ...bin,
        predicted: rounded(bin.predicted),
        answerable: rounded(bin.answerable),
        lead_right: rounded(bin.lead_right),
      })),
  };
}
