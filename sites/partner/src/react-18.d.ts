declare module 'react-18' {
  export { createElement, useState, version } from 'react';
}
declare module 'react-dom-18/client' {
  export { createRoot } from 'react-dom/client';
}
