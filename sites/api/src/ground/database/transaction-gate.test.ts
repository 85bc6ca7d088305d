import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdleTransactionError, TransactionGate } from './transaction-gate.ts';

function recordingGate(idleLimit = 60_000) {
  const ran: string[] = [];
  const gate = new TransactionGate({
    idleLimit,
    run: async (text) => {
      ran.push(text);
      await Promise.resolve();
      if (text.startsWith('fail')) throw new Error(text);
      return { command: '', rowCount: 0, rows: [] };
    },
  });
  return { gate, ran };
}

describe('TransactionGate', () => {
  it('lets no statement of another connection into a transaction, in whatever order they arrive', async () => {
    const session = fc.record({ statements: fc.nat(4), fails: fc.boolean(), isTransaction: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(session, { minLength: 2, maxLength: 6 }), async (sessions) => {
        const { gate, ran } = recordingGate();
        await Promise.all(
          sessions.map(async ({ statements, fails, isTransaction }, id) => {
            if (isTransaction) await gate.query(id, 'begin', []);
            for (let n = 0; n < statements; n += 1) await gate.query(id, `${id}`, [n]);
            if (isTransaction && fails) await gate.query(id, `fail ${id}`, [1]).catch(() => undefined);
            if (isTransaction) await gate.query(id, fails ? 'rollback' : 'commit', []);
          }),
        );
        let open = false;
        let owner: string | undefined;
        for (const text of ran) {
          if (text === 'begin') {
            expect(open).toBe(false);
            open = true;
            owner = undefined;
          } else if (text === 'commit' || text === 'rollback') open = false;
          else if (open) {
            const own = text.replace('fail ', '');
            owner ??= own;
            expect(own).toBe(owner);
          }
        }
        expect(open).toBe(false);
      }),
    );
  });

  it('rolls back a transaction that stands idle while others wait, and says so', async () => {
    const { gate, ran } = recordingGate(5);
    await gate.query(1, 'begin', []);
    await gate.query(2, 'other', []);
    expect(ran).toEqual(['begin', 'rollback', 'other']);
    await expect(gate.query(1, 'late', [])).rejects.toThrow(IdleTransactionError);
    await gate.release(1);
    await gate.query(1, 'fresh', []);
    expect(ran).toEqual(['begin', 'rollback', 'other', 'fresh']);
  });
});
