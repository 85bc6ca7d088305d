declare module 'react-18' {
  export * from 'react';
}
declare module 'react-dom-18/client' {
  export * from 'react-dom/client';
}
