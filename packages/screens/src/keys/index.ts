export { KeyReference, type KeyReferenceProps } from './KeyReference.tsx';
export { keysMessages } from './messages.ts';
