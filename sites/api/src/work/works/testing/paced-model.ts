import { openScriptedEndpoint, promptOf, rowsReply, type ScriptedEndpoint } from '@assay/engines/testing';

/** A model that answers at once, after so many milliseconds, or not at all: between two steps of a run. */
export async function openPacedModel(pace: { delayMs: number; isAway?: boolean }): Promise<ScriptedEndpoint> {
  const firstId = (material: string) => Number(/"id":(\d+)/.exec(material)?.[1]);
  return openScriptedEndpoint((received) => {
    const material = String(received.body.messages.find(({ role }) => role === 'user')?.content);
    const prompt = promptOf(received);
    if (prompt === 'judge') return rowsReply({ verdict: 'entailed' });
    if (prompt !== 'propose' || pace.isAway) return { status: 500 };
    const sentence = { text: 'A thin layer keeps the two apart.', ids: [firstId(material)] };
    return { ...rowsReply(sentence), delayMs: pace.delayMs };
  });
}
