/** A question as it is compared with sentences. */
export interface ComparedQuestion {
  /** In full, with the question before it. */
  whole: string;
  /** The latest question alone. */
  latest: string;
  language: string;
}
