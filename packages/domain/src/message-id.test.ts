import { describe, expect, it } from 'vitest';
import { createOutbox, newMessageId } from './message-id.ts';

describe('newMessageId()', () => {
  it('gives 32 hex digits, another each time', () => {
    const ids = Array.from({ length: 50 }, newMessageId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('createOutbox()', () => {
  it('S2: keeps the id of a message until it was taken; another message, and the same one later, has its own', async () => {
    let last = 0;
    const outbox = createOutbox(() => String((last += 1)));
    const sent: string[] = [];
    const lose = (id: string) => {
      sent.push(id);
      return Promise.reject(new Error('The reply was lost.'));
    };
    const take = async (id: string) => void sent.push(id);
    await expect(outbox({ content: 'a' }, lose)).rejects.toThrow('lost');
    await outbox({ content: 'b' }, take);
    await outbox({ content: 'a' }, take);
    await outbox({ content: 'a' }, take);
    expect(sent).toEqual(['1', '2', '1', '3']);
  });

  it('S2: gives a message that is sent twice at the same time one id', async () => {
    const outbox = createOutbox();
    const ids: string[] = [];
    const take = async (id: string) => void ids.push(id);
    await Promise.all([outbox('a', take), outbox('a', take)]);
    expect(new Set(ids).size).toBe(1);
  });
});
