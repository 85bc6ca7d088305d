import { agentFileLimits } from '@assay/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AgentSource } from './agent-chat.source.ts';
import { useAttachments } from './useAttachments.ts';

const named = (name: string) => new File(['Good text.'], name);

function attach(upload: AgentSource['upload']) {
  return renderHook(() => useAttachments({ upload }, undefined, (error) => error)).result;
}

const taken: AgentSource['upload'] = async ([file]) => [
  { file_id: `id-${file?.name}`, name: file?.name ?? '', type: 'txt', size: 10, status: 'success' },
];

describe('useAttachments()', () => {
  it('N2, S7: counts the files of one choice, so that the one too many says so before anything is sent', async () => {
    const sent: string[] = [];
    const attachments = attach((files, ...rest) => {
      sent.push(...files.map(({ name }) => name));
      return taken(files, ...rest);
    });
    const names = Array.from({ length: agentFileLimits.files + 2 }, (_, index) => `${index}.txt`);
    act(() => attachments.current.add([named('program.exe'), ...names.map(named)]));
    await waitFor(() => expect(attachments.current.isBusy).toBe(false));
    const errors = attachments.current.files.map(({ error }) => error).filter(Boolean);
    expect(errors).toEqual(['type-error', 'count-error', 'count-error']);
    expect(sent).toHaveLength(agentFileLimits.files);
    act(() => attachments.current.remove(attachments.current.files[1]?.id ?? ''));
    act(() => attachments.current.add([named('later.txt')]));
    await waitFor(() => expect(attachments.current.uploaded).toHaveLength(agentFileLimits.files));
  });

  it('S7: keeps a file that could not be sent, and sends it again', async () => {
    let isAway = true;
    const attachments = attach((...given) =>
      isAway ? Promise.reject(new Error('The service could not be reached.')) : taken(...given),
    );
    act(() => attachments.current.add([named('a.txt')]));
    await waitFor(() => expect(attachments.current.files[0]?.error).toBe('The service could not be reached.'));
    expect(attachments.current.hasLost).toBe(true);
    isAway = false;
    act(() => attachments.current.retry(attachments.current.files[0]?.id ?? ''));
    await waitFor(() => expect(attachments.current.uploaded).toHaveLength(1));
    expect(attachments.current.files[0]?.state).toBe('success');
    expect(attachments.current.hasLost).toBe(false);
  });
});
