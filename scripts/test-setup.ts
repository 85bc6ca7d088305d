import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './patient-queries.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(unexpected, 'console.error was called').toEqual([]);
});
