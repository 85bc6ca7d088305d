/** What of a kind of quantity goes beyond its names and units. */
export interface KindTraits {
  /** First English name of the kind that it is one of: a tensile strength is a strength. */
  within?: string;
  /** A value of one of its dimensions can hardly be of another kind, so that it need not be named. */
  isTelling?: true;
  /** Named as a circumstance more often than asked for: `temperature`, `time`. */
  isGeneral?: true;
  /** Adjectives that ask for it behind `how` and `多`, parted by strokes. */
  asks?: string;
}

/**
 * A kind of quantity: its names in English, Chinese and Japanese, and units of its values, each parted by `|`. Names in
 * lower case are read in any case and number; a name with a capital is a symbol and is read as it stands. Chinese stands
 * in simplified characters, which are the traditional and the Japanese ones too; Taiwan's own words follow.
 */
export type QuantityKind = readonly [
  english: string,
  chinese: string,
  japanese: string,
  units: string,
  traits?: KindTraits,
];
