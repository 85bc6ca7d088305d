import { openScriptedEndpoint, promptOf, rowsReply, type ScriptedEndpoint } from '@assay/engines/testing';

/** A model that answers at once, or after so many milliseconds: between two steps of a run. */
export async function openPacedModel(pace: { delayMs: number }): Promise<ScriptedEndpoint> {
  const firstId = (material: string) => Number(/"id":(\d+)/.exec(material)?.[1]);
  return openScriptedEndpoint((received) => {
    const material = String(received.body.messages.find(({ role }) => role === 'user')?.content);
    const prompt = promptOf(received);
    if (prompt === 'judge') return rowsReply({ verdict: 'entailed' });
    if (prompt !== 'propose') return { status: 500 };
    const sentence = { text: 'A thin layer keeps the two apart.', ids: [firstId(material)] };
    return { ...rowsReply(sentence), delayMs: pace.delayMs };
  });
}
