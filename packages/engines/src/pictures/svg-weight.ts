/** What one pass over all pixels of an element counts as, beside what is drawn once. */
const passOverPixels = 200;

interface Part {
  readonly own: number;
  readonly children: Part[];
  /** Ids of parts that are drawn for it once more. */
  readonly drawn: readonly string[];
}

/** Parts that may be drawn within one another. */
const deepest = 1_000;

/** The attributes of an element, by their names. */
export type SvgAttributes = Readonly<Record<string, { readonly local: string; readonly value: string }>>;

const ownParts = (text: string) => Array.from(text.matchAll(/url\(\s*['"]?#([^'")]*)/gi), ([, id = '']) => id.trim());

/**
 * How much a drawing has its reader draw: a few lines can draw a part that draws others, over and over (as entities of XML can),
 * or pass over all pixels many times.
 */
export function createSvgWeight() {
  const byId = new Map<string, Part>();
  const gradients = new Set<string>();
  const open: Part[] = [];
  const styled = new Set<string>();
  let root: Part | undefined;
  let count = 0;

  /** Cycles draw nothing; none of them is needed for a drawing. */
  function weightOf(part: Part, known: Map<Part, number>, depth = 0): number {
    const held = known.get(part);
    if (held !== undefined) return held;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    known.set(part, Number.POSITIVE_INFINITY);
    let weight = part.own;
    for (const child of part.children) weight += weightOf(child, known, depth + 1);
    for (const id of part.drawn) {
      const other = byId.get(id);
      if (other) weight += weightOf(other, known, depth + 1);
    }
    known.set(part, weight);
    return weight;
  }

  return {
    open(element: string, attributes: SvgAttributes): void {
      const all = Object.values(attributes);
      const valueOf = (name: string) => all.find(({ local }) => local === name)?.value;
      const octaves = Number(valueOf('numOctaves') ?? 1);
      const href = element === 'a' ? undefined : valueOf('href')?.trim();
      const part: Part = {
        own: element.startsWith('fe') ? passOverPixels * Math.max(1, octaves || 1) : 1,
        children: [],
        drawn: [
          ...(href?.startsWith('#') ? [href.slice(1)] : []),
          ...all.flatMap(({ local, value }) => (local === 'href' ? [] : ownParts(value))),
        ],
      };
      count += 1;
      open.at(-1)?.children.push(part);
      open.push(part);
      root ??= part;
      const id = valueOf('id');
      if (id === undefined) return;
      byId.set(id, part);
      if (element === 'linearGradient' || element === 'radialGradient') gradients.add(id);
    },
    close(): void {
      open.pop();
    },
    /** Styles of the whole drawing. */
    style(text: string): void {
      for (const id of ownParts(text)) styled.add(id);
    },
    /** In elements that are drawn; infinite where one draws itself. */
    total(): number {
      const known = new Map<Part, number>();
      let weight = root ? weightOf(root, known) : 0;
      // Which elements a rule is about is not known: any of them may be.
      for (const id of styled) {
        const part = byId.get(id);
        if (part && !gradients.has(id)) weight += count * weightOf(part, known);
      }
      return weight;
    },
  };
}
