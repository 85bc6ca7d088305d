import { findQuantities } from '../language/quantity-kinds/find-quantities.ts';
import type { NamedProperty } from '../language/question/named-property.ts';

/**
 * Whether a name is one of what an asked property is a kind of: `conductivity` of an ionic one, and `sensor temperature` of the
 * operating temperature where the question asks about a sensor.
 */
export function widerNameOf({ written }: Pick<NamedProperty, 'written'>, question: string): (name: string) => boolean {
  const kinds = findQuantities(written).flatMap(({ things }) => things);
  const said = new Set(question.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return (name) =>
    findQuantities(name).some(
      ({ things, start, end }) =>
        end === name.length &&
        (start === 0 ||
          name
            .slice(0, start)
            .toLowerCase()
            .split(/[^\p{L}\p{N}]+/u)
            .every((word) => word === '' || said.has(word))) &&
        things.some((wider) => kinds.some(({ above }) => above.includes(wider.name))),
    );
}
