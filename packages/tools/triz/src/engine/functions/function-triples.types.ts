/** How well a function is carried out, or that it does harm. */
export type FunctionJudgement = 'useful' | 'insufficient' | 'excessive' | 'harmful';

/** One thing acting on another, as the words of a problem say it. */
export interface FunctionTriple {
  subject: string;
  /** The verb in its plain form. */
  action: string;
  object: string;
  judgement: FunctionJudgement;
}
