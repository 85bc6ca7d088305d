export { ideaFeatures, ideaNames } from './idea-features.ts';
export { type IdeaModel, ideaModelFile } from './idea-model.ts';
export { type MeansModel, meansModelFile } from './means-model.ts';
export { principleFeatures, principleNames, signsIn } from './principle-features.ts';
export { mostIdeas, rankIdeas } from './read-ideas.ts';
export { meansScore, tellingMeans } from './tells-means.ts';
