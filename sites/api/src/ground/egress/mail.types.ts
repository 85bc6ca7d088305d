export interface Mail {
  to: string;
  subject: string;
  /** Plain text; what people typed stands here and nowhere else. */
  text: string;
  replyTo?: string;
  /** The same for every attempt, so that a mailbox can tell a repetition. */
  messageId?: string;
}

/** Sends a mail, or throws. */
export type Mailer = (mail: Mail) => Promise<void>;
