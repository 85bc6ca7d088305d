import type { Quantity } from '../../language/quantities.ts';
import type { NamedProperty } from '../../language/question/named-property.ts';

/** What a question asks to have stated. Every part may be absent. */
export interface AskedOfValues {
  /** Terms of the question. */
  terms?: ReadonlySet<string>;
  /** The asked property: terms of its name, what else it may be called, and the dimension of its values where it has one. */
  property?: Partial<Pick<NamedProperty, 'isNamedIn' | 'isNameOf'>> & {
    terms: readonly string[];
    /** As the question has it. */
    written?: string;
    dimension?: string | ReadonlySet<string>;
    /** Whether a name is one of what the property is a kind of: `conductivity` of an ionic one. */
    isOfWiderName?: (name: string) => boolean;
    /** Whether a value of that dimension can be of nothing else. */
    isToldByUnit?: boolean;
  };
  /** The thing that is asked about, as the reader wrote it: `316L`. */
  subject?: string;
  /** Conditions that the question names; see `askedConditions`. */
  conditions?: readonly (Quantity & { written?: string })[];
  /** The things of a comparison, in the order of the question. */
  sides?: readonly string[];
}
