/** A sender's own id of a message: sending the same one twice stores it once. 32 hex digits. */
export function newMessageId(): string {
  // `crypto.randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a message under an id. */
export type Outbox = <T>(message: unknown, send: (id: string) => Promise<T>) => Promise<T>;

/**
 * Ids of messages that may have to be sent again: until one of them was taken, the same message keeps its id, so that a
 * reply that was lost on its way costs no second message. A message is what its JSON says.
 */
export function createOutbox(newId: () => string = newMessageId): Outbox {
  const open = new Map<string, string>();
  return async (message, send) => {
    const key = JSON.stringify(message);
    const id = open.get(key) ?? newId();
    open.set(key, id);
    const reply = await send(id);
    open.delete(key);
    return reply;
  };
}
