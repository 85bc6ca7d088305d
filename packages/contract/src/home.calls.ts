import { describeCalls } from './call.ts';
import type { homeSchemas } from './home.schemas.ts';

export const homeCalls = describeCalls<typeof homeSchemas>()({
  'home.init': {
    method: 'GET',
    path: '/{service}/homepage/init',
    access: 'viewer',
  },
  'home.options': {
    method: 'GET',
    path: '/{service}/homepage/options',
    access: 'anonymous',
  },
  'home.productCards': {
    method: 'GET',
    path: '/{service}/product-cards',
    access: 'anonymous',
  },
  'home.recommendCards': {
    method: 'GET',
    path: '/{service}/recommend-cards',
    access: 'anonymous',
  },
  'home.agentExample': {
    method: 'GET',
    path: '/{service}/agent/example',
    access: 'anonymous',
  },
  'home.redirect': {
    method: 'GET',
    path: '/{service}/rd-home-page/redirect',
    access: 'viewer',
  },
  'home.isNeedProfiling': { method: 'GET', path: '/{service}/rd-home-page/is-need-profiling', access: 'viewer' },
  'home.switch': {
    method: 'POST',
    path: '/{service}/rd-home-page/switch',
    access: 'viewer',
  },
  'home.rdCards': {
    method: 'GET',
    path: '/{service}/rd-home-page/rd-cards',
    access: 'anonymous',
  },
  'home.rdRecommendCases': {
    method: 'GET',
    path: '/{service}/rd-home-page/rd-recommend-cases',
    access: 'anonymous',
  },
  'home.materialCards': {
    method: 'GET',
    path: '/material-home-page/material-cards',
    access: 'anonymous',
  },
  'home.materialRecommendCases': {
    method: 'GET',
    path: '/material-home-page/material-recommend-cases',
    access: 'anonymous',
  },
  'home.ipCards': {
    method: 'GET',
    path: '/ip-home-page/ip-cards',
    access: 'anonymous',
  },
  'home.ipProfileToken': { method: 'GET', path: '/ip-home-page/ip-profile-token', access: 'viewer' },
  'home.ipProfile': {
    method: 'POST',
    path: '/ip-home-page/ip-profile',
    access: 'anonymous',
    errors: ['ipForbidden'],
  },
  'home.lifeSciencesCards': {
    method: 'GET',
    path: '/life-sciences-homepage/cards',
    access: 'anonymous',
  },
  'home.saveSelectedModule': {
    method: 'POST',
    path: '/{service}/save-selected-module/{module}',
    access: 'viewer',
  },
  'home.transferToShort': {
    method: 'POST',
    path: '/{service}/web-query/transfer-to-short',
    access: 'viewer',
  },
  'home.restoreQuery': {
    method: 'GET',
    path: '/{service}/web-query/{short_id}',
    access: 'viewer',
    errors: ['notFound'],
  },
  'home.materialQuery': {
    method: 'GET',
    path: '/onboard/material/query',
    access: 'anonymous',
  },
  'home.searchPreview': {
    method: 'POST',
    path: '/search/preview',
    access: 'viewer',
  },
  'home.previewedSearch': {
    method: 'GET',
    path: '/search/preview/{qid}',
    access: 'viewer',
    errors: ['notFound'],
  },
  'home.searchHistory': {
    method: 'POST',
    path: '/search/history',
    access: 'viewer',
  },
});
