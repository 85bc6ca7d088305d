import type { FoundPassages, PassageSource } from './passage.source.ts';

const foam = 'Foam weighs little. Its core carries the load. It is stiff as well.';
const anodes = 'Silicon anodes swell.';

const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

/** Two documents, of which one has a passage of three sentences. */
export const someFoundPassages: FoundPassages = {
  documents: [
    {
      document: 'foam',
      version: 2,
      title: 'Foam cores of light arms',
      source_type: 'patent',
      language: 'en',
      year: 2021,
      passages: [{ start: 100, end: 100 + foam.length, text: foam, section: 'Core', marks: [spanOf(foam, 'load')] }],
    },
    {
      document: 'anode',
      version: 1,
      title: 'Silicon anodes',
      source_type: 'note',
      language: 'en',
      passages: [{ start: 0, end: anodes.length, text: anodes, marks: [] }],
    },
  ],
  searched: { documents: 12, passages: 80 },
  is_cut: false,
};

/** Finds the same passages by any words. */
export const memoryPassages = (asked: string[] = []): PassageSource => ({
  async find(query) {
    asked.push(query);
    return someFoundPassages;
  },
});
