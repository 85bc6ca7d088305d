import { captchaLanguages, emptyLead, toleratedCaptchaCodes } from '@assay/domain';
import { describe, expect, it } from 'vitest';
import { isLoadCode, isTolerated } from './captcha.ts';
import { readFrameMessage } from './frame-message.ts';
import { type LeadEvent, newLead, nextLead, statusOf } from './sales-lead.machine.ts';

const shape = { hasOwnNumber: false, asksScore: false };
const run = (...events: LeadEvent[]) => events.reduce(nextLead, newLead());

describe('the lead machine', () => {
  it('C8: a field is none, validating, error or success', () => {
    expect(statusOf(newLead(), shape, 'name')).toBe('none');
    expect(statusOf(run({ type: 'leave', field: 'name' }), shape, 'name')).toBe('error');
    const typed = run({ type: 'change', values: { name: 'Wei' } }, { type: 'leave', field: 'name' });
    expect(statusOf(typed, shape, 'name')).toBe('success');
    expect(statusOf(run({ type: 'submitted' }), shape, 'code')).toBe('validating');
    expect(statusOf(run({ type: 'codeAsked' }), shape, 'mobile')).toBe('validating');
    expect(statusOf(run({ type: 'codeRefused' }), shape, 'code')).toBe('error');
  });

  it('C7: a choice is checked when it changes', () => {
    expect(statusOf(run({ type: 'change', values: { reason: [] } }), shape, 'reason')).toBe('error');
  });

  it('keeps what was typed through failures, and forgets it with a restart', () => {
    const failed = run({ type: 'change', values: { name: 'Wei' } }, { type: 'submitted' }, { type: 'failed' });
    expect(nextLead(failed, { type: 'back' })).toMatchObject({ step: 'form', values: { name: 'Wei' } });
    expect(nextLead(failed, { type: 'restart' }).values).toEqual(emptyLead);
  });
});

describe('the captcha', () => {
  it('C11: continues after the tolerated codes and stops after others', () => {
    expect(toleratedCaptchaCodes.every(isTolerated)).toBe(true);
    expect([0, 60203, 60300, 400].filter(isTolerated)).toEqual([]);
    expect([60204, 60205].every(isLoadCode)).toBe(true);
  });

  it('C11: speaks the language that the provider has', () => {
    expect(captchaLanguages).toEqual({ cn: 'zho', en: 'eng', tw: 'zho-tw', jp: 'eng', de: 'eng' });
  });
});

it("C3: hears the marketing frame's messages and nobody else's", () => {
  const kind = 'assay-marketing-form';
  expect(readFrameMessage({ kind, state: 'ready', height: 420 })).toEqual({ state: 'ready', height: 420 });
  expect(readFrameMessage({ kind, state: 'submitted' })).toEqual({ state: 'submitted' });
  for (const other of [null, 'submitted', { state: 'submitted' }, { kind, state: 'ready' }, { kind, state: 'odd' }]) {
    expect(readFrameMessage(other)).toBeUndefined();
  }
});
