import { describe } from 'vitest';
import { conform } from './conform.ts';

describe('in a shadow tree', () => {
  conform('shadow');
});
