import type { Call } from './call-description.ts';

export const init = {
  name: 'home.init',
  method: 'GET',
  path: '/{service}/homepage/init',
  access: 'anonymous',
} as const satisfies Call;

export const options = {
  name: 'home.options',
  method: 'GET',
  path: '/{service}/homepage/options',
  access: 'anonymous',
} as const satisfies Call;

export const productCards = {
  name: 'home.productCards',
  method: 'GET',
  path: '/{service}/product-cards',
  access: 'anonymous',
} as const satisfies Call;

export const recommendCards = {
  name: 'home.recommendCards',
  method: 'GET',
  path: '/{service}/recommend-cards',
  access: 'anonymous',
} as const satisfies Call;

export const agentExample = {
  name: 'home.agentExample',
  method: 'GET',
  path: '/{service}/agent/example',
  access: 'anonymous',
} as const satisfies Call;

export const redirect = {
  name: 'home.redirect',
  method: 'GET',
  path: '/{service}/rd-home-page/redirect',
  access: 'viewer',
} as const satisfies Call;

export const isNeedProfiling = {
  name: 'home.isNeedProfiling',
  method: 'GET',
  path: '/{service}/rd-home-page/is-need-profiling',
  access: 'viewer',
} as const satisfies Call;

const switchCall = {
  name: 'home.switch',
  method: 'POST',
  path: '/{service}/rd-home-page/switch',
  access: 'viewer',
} as const satisfies Call;

export const rdCards = {
  name: 'home.rdCards',
  method: 'GET',
  path: '/{service}/rd-home-page/rd-cards',
  access: 'viewer',
} as const satisfies Call;

export const rdRecommendCases = {
  name: 'home.rdRecommendCases',
  method: 'GET',
  path: '/{service}/rd-home-page/rd-recommend-cases',
  access: 'viewer',
} as const satisfies Call;

export const materialCards = {
  name: 'home.materialCards',
  method: 'GET',
  path: '/material-home-page/material-cards',
  access: 'viewer',
} as const satisfies Call;

export const materialRecommendCases = {
  name: 'home.materialRecommendCases',
  method: 'GET',
  path: '/material-home-page/material-recommend-cases',
  access: 'viewer',
} as const satisfies Call;

export const ipCards = {
  name: 'home.ipCards',
  method: 'GET',
  path: '/ip-home-page/ip-cards',
  access: 'viewer',
} as const satisfies Call;

export const ipProfileToken = {
  name: 'home.ipProfileToken',
  method: 'GET',
  path: '/ip-home-page/ip-profile-token',
  access: 'viewer',
} as const satisfies Call;

export const ipProfile = {
  name: 'home.ipProfile',
  method: 'POST',
  path: '/ip-home-page/ip-profile',
  access: 'anonymous',
  errors: ['ipForbidden'],
} as const satisfies Call;

export const lifeSciencesCards = {
  name: 'home.lifeSciencesCards',
  method: 'GET',
  path: '/life-sciences-homepage/cards',
  access: 'viewer',
} as const satisfies Call;

export const saveSelectedModule = {
  name: 'home.saveSelectedModule',
  method: 'POST',
  path: '/{service}/save-selected-module/{module}',
  access: 'viewer',
} as const satisfies Call;

export const transferToShort = {
  name: 'home.transferToShort',
  method: 'POST',
  path: '/{service}/web-query/transfer-to-short',
  access: 'viewer',
} as const satisfies Call;

export const restoreQuery = {
  name: 'home.restoreQuery',
  method: 'GET',
  path: '/{service}/web-query/{short_id}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const materialQuery = {
  name: 'home.materialQuery',
  method: 'GET',
  path: '/onboard/material/query',
  access: 'viewer',
} as const satisfies Call;

export const searchPreview = {
  name: 'home.searchPreview',
  method: 'POST',
  path: '/search/preview',
  access: 'viewer',
} as const satisfies Call;

export const previewedSearch = {
  name: 'home.previewedSearch',
  method: 'GET',
  path: '/search/preview/{qid}',
  access: 'viewer',
  errors: ['notFound'],
} as const satisfies Call;

export const searchHistory = {
  name: 'home.searchHistory',
  method: 'POST',
  path: '/search/history',
  access: 'viewer',
} as const satisfies Call;

export { switchCall as switch };
