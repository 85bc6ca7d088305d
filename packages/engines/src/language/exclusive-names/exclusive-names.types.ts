/** A member of a closed class whose members exclude each other. */
export interface Member {
  /** Names in English, Chinese and Japanese, parted by `|`; one with a capital stands for itself. */
  names: string;
  /** First names of the members that it is one of: a subclass of an antibody, an office of a country. */
  within?: string;
}

/** A closed class of names: who speaks of one member does not speak of another. */
export interface ExclusiveClass {
  /** What the members are, and where the list is from. */
  of: string;
  /** What a question must speak of, where the names have other senses elsewhere. */
  field?: RegExp;
  /** Phrases in which the names have another sense; global. */
  otherwise?: RegExp;
  members: readonly Member[];
}
