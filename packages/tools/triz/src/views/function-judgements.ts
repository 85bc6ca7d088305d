/** How well a function is carried out, from what is wanted to what does harm. */
export const judgements = ['useful', 'insufficient', 'excessive', 'harmful'] as const;
