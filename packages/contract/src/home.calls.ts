import { describeCalls } from './call.ts';
import type { homeSchemas } from './home.schemas.ts';

export const homeCalls = describeCalls<typeof homeSchemas>()({
  'home.init': {
    method: 'GET',
    path: '/{service}/homepage/init',
    access: 'viewer',
    summary: 'What a product home opens with',
  },
  'home.options': {
    method: 'GET',
    path: '/{service}/homepage/options',
    access: 'anonymous',
    summary: 'Product homes to choose from',
  },
  'home.productCards': {
    method: 'GET',
    path: '/{service}/product-cards',
    access: 'anonymous',
    summary: 'What can be done on a product home',
  },
  'home.recommendCards': {
    method: 'GET',
    path: '/{service}/recommend-cards',
    access: 'anonymous',
    summary: 'Questions that the library answers',
  },
  'home.agentExample': {
    method: 'GET',
    path: '/{service}/agent/example',
    access: 'anonymous',
    summary: 'Example questions, one a field',
  },
  'home.redirect': {
    method: 'GET',
    path: '/{service}/rd-home-page/redirect',
    access: 'viewer',
    summary: 'The saved homepage type',
  },
  'home.switch': {
    method: 'POST',
    path: '/{service}/rd-home-page/switch',
    access: 'viewer',
    summary: 'Save the homepage type',
  },
  'home.rdCards': {
    method: 'GET',
    path: '/{service}/rd-home-page/rd-cards',
    access: 'anonymous',
    summary: 'Cards of the R&D home',
  },
  'home.rdRecommendCases': {
    method: 'GET',
    path: '/{service}/rd-home-page/rd-recommend-cases',
    access: 'anonymous',
    summary: 'Example questions of the R&D home',
  },
  'home.materialCards': {
    method: 'GET',
    path: '/material-home-page/material-cards',
    access: 'anonymous',
    summary: 'Cards of the materials home',
  },
  'home.materialRecommendCases': {
    method: 'GET',
    path: '/material-home-page/material-recommend-cases',
    access: 'anonymous',
    summary: 'Example questions of the materials home',
  },
  'home.ipCards': {
    method: 'GET',
    path: '/ip-home-page/ip-cards',
    access: 'anonymous',
    summary: 'Cards of the patent home',
  },
  'home.lifeSciencesCards': {
    method: 'GET',
    path: '/life-sciences-homepage/cards',
    access: 'anonymous',
    summary: 'Cards of the life-science home',
  },
  'home.saveSelectedModule': {
    method: 'POST',
    path: '/{service}/save-selected-module/{module}',
    access: 'viewer',
    summary: 'Remember the module last chosen',
  },
  'home.transferToShort': {
    method: 'POST',
    path: '/{service}/web-query/transfer-to-short',
    access: 'viewer',
    summary: 'A short id for a long query, kept for 90 days',
  },
  'home.restoreQuery': {
    method: 'GET',
    path: '/{service}/web-query/{short_id}',
    access: 'viewer',
    summary: 'The query behind a short id',
    errors: ['notFound'],
  },
  'home.searchPreview': {
    method: 'POST',
    path: '/search/preview',
    access: 'viewer',
    summary: 'Keep a query under an id before it is run',
  },
  'home.previewedSearch': {
    method: 'GET',
    path: '/search/preview/{qid}',
    access: 'viewer',
    summary: 'The query behind a qid',
    errors: ['notFound'],
  },
});
