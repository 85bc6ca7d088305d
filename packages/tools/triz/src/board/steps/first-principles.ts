import type { ToolPorts } from '@assay/works';
import { readContradiction } from '../../engine/index.ts';
import { parameters, recommend } from '../../tables/index.ts';
import type { Mind } from '../kind/board-kind.ts';

type ReadingPorts = Pick<ToolPorts, 'locale' | 'vectors'>;

const most = 4;

/** Principles that change what a thing is made of, those that the matrix names most first. */
const ofMaterials = [35, 40, 31, 30, 36, 33, 37] as const;

/** How often the matrix names each principle, in a row of it or in all. */
function ranking(rows: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const improve of rows)
    for (const { id: worsen } of parameters) {
      const cell = recommend(improve, worsen);
      if (cell.kind === 'principles') for (const each of cell.principles) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
  return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([number]) => number);
}

/** What the matrix names for the contradiction that a problem states in its words; none where they state no two sides. */
export async function principlesStated(problem: string, ports: ReadingPorts): Promise<readonly number[]> {
  const { improve, worsen } = await readContradiction(problem, ports);
  const [better, worse] = [improve[0]?.id, worsen[0]?.id];
  if (better === undefined || worse === undefined) return [];
  const cell = recommend(better, worse);
  return cell.kind === 'principles' ? cell.principles : [];
}

/** What a board begins with. */
export interface FirstReading {
  /** The two sides of the contradiction, as far as the words tell them. */
  improve: number | undefined;
  worsen: number | undefined;
  principles: readonly number[];
}

/**
 * The principles with which a board begins: those of the cell that the problem names, then those most named for what it
 * improves, then those most named at all. A board of materials keeps to those that change the material.
 */
export async function firstReading(mind: Mind, problem: string, ports: ReadingPorts): Promise<FirstReading> {
  const read = await readContradiction(problem, ports);
  const [better, worse] = [read.improve[0]?.id, read.worsen[0]?.id];
  const cell = better === undefined || worse === undefined ? undefined : recommend(better, worse);
  const named = [
    ...(cell?.kind === 'principles' ? cell.principles : []),
    ...(better === undefined ? [] : ranking([better])),
    ...ranking(parameters.map(({ id }) => id)),
  ];
  const fitting =
    mind === 'material-mind' ? named.filter((each) => (ofMaterials as readonly number[]).includes(each)) : named;
  const first = [...new Set([...fitting, ...(mind === 'material-mind' ? ofMaterials : [])])].slice(0, most);
  return { improve: better, worsen: worse, principles: first };
}
