import type { AgentStepName } from '@assay/domain';

/** Strokes of each step's icon on a 24 px grid, in the manner of the product's icons. */
const strokes: Record<AgentStepName, readonly string[]> = {
  search_library: ['M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z', 'm20 20-4-4', 'M8.5 11h5'],
  write_answer: ['M4 20h16', 'm6 16 1-4 9-9 3 3-9 9-4 1Z'],
  map_contradiction: ['M5 8h11', 'm13 5 3 3-3 3', 'M19 16H8', 'm11 13-3 3 3 3'],
  read_matrix: ['M4 4h16v16H4Z', 'M4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16'],
  find_evidence: ['M6 3h8l4 4v5', 'M6 3v18h5', 'M15.5 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z', 'm20.5 21.5-2.4-2.4'],
  write_concepts: [
    'M9 18h6',
    'M10 21h4',
    'M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.200 1 2.100h5c0-.9.4-1.600 1-2.100A6 6 0 0 0 12 3Z',
  ],
  read_document: ['M6 3h8l4 4v14H6Z', 'M14 3v4h4', 'M9 12h6M9 16h6'],
  summarise_document: ['M5 5h14', 'M5 10h14', 'M5 15h9', 'M5 20h5'],
  answer_document: ['M4 5h16v11H10l-4 4v-4H4Z', 'M8 9h8M8 12h5'],
};

/** The icon of a step; it takes the colour of the text around it where it is shown inline. */
export function stepIcon(step: AgentStepName): string {
  const paths = strokes[step].map((d) => `<path d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;
}
