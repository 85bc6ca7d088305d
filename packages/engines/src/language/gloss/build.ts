import { loadWordTables } from './word-tables.ts';

// Makes the tables before a question waits for them.
loadWordTables();
