/** A code on its way; known only where no message is sent. */
export interface SentCode {
  developmentCode?: string;
  /** Seconds. */
  resendAfter: number;
}
