import type { Locale } from '@assay/domain';
import { type Operation, rootId, type ToolPorts } from '@assay/works';
import { type FunctionTriple, functionTriples, readContradiction, readPhysical } from '../engine/index.ts';

/** As much of a problem as a title holds, cut between words. */
export function titleOf(statement: string): string {
  const [line = ''] = statement.trim().split(/\r?\n/u);
  const characters = [...line];
  if (characters.length <= 120) return line;
  const head = characters.slice(0, 119).join('');
  const cut = /^(.{60,})\s\S*$/u.exec(head)?.[1] ?? head;
  return `${cut}…`;
}

/** Functions that a problem speaks of; none where they cannot be read, since a work begins without them as well. */
async function functionsIn(statement: string, locale: Locale): Promise<FunctionTriple[]> {
  try {
    return await functionTriples(statement, locale);
  } catch {
    return [];
  }
}

/** Takes a problem down and reads the contradiction in it: a guess, with the next best ones beside it, for a person to confirm. */
export async function begin(message: string, ports: Pick<ToolPorts, 'locale' | 'newId' | 'vectors'>) {
  const { locale, newId } = ports;
  const statement = message.trim();
  const told: Operation[] = [
    {
      op: 'add',
      id: rootId,
      type: 'work',
      parent: null,
      fields: { title: titleOf(statement), statement, language: locale },
    },
  ];
  const read = await readContradiction(statement, ports);
  const physical = readPhysical(statement, locale);
  const contradiction = newId();
  const made: Operation[] = [
    {
      op: 'add',
      id: contradiction,
      type: 'contradiction',
      parent: null,
      fields: {
        form: physical ? 'physical' : 'technical',
        improve: read.improve[0]?.id,
        worsen: read.worsen[0]?.id,
        ...(physical?.separation && { separation: physical.separation }),
        ...(physical?.demands && { demand: physical.demands[0], opposite: physical.demands[1] }),
      },
    },
    ...(['improve', 'worsen'] as const).flatMap((side) =>
      read[side].map(
        ({ id, score }): Operation => ({
          op: 'add',
          id: newId(),
          type: 'reading',
          parent: contradiction,
          fields: { side, parameter: id, score: Math.round(score * 100) / 100 },
        }),
      ),
    ),
    ...(await functionsIn(statement, locale))
      .filter(({ subject, action, object }) => Math.max(subject.length, object.length) <= 200 && action.length <= 100)
      .map(
        ({ subject, action, object, judgement }): Operation => ({
          op: 'add',
          id: newId(),
          type: 'function',
          parent: null,
          fields: { subject, action, object, judgement },
        }),
      ),
  ];
  return { told, made, contradiction };
}
