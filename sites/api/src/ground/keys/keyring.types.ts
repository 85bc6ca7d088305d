/** Keys of the installation, the same in every process. */
export interface Keyring {
  /** Secret that is signed with now. */
  current(): string;
  /** Secrets that what is brought may have been signed with, the current one first. */
  honoured(): readonly string[];
  /** The key that data at rest is sealed with now. */
  sealing(): { id: number; secret: string };
  /** The secret of a key, retired ones too. @throws where there is no such key */
  secretOf(id: number): Promise<string>;
  /** Every secret there is, retired ones too: for what cannot be made anew by us. */
  all(): readonly string[];
  /** Stops to follow changes. */
  stop(): Promise<void>;
}

/** What the keys of an installation are sealed with in its database. */
export interface WrappingKeys {
  /** Seals; undefined where they stay in the clear. */
  sealing: Buffer | undefined;
  /** All that open, the sealing one among them. */
  opening: readonly Buffer[];
}
