export { seekMessages } from './messages.ts';
export { Seek, type SeekProps } from './Seek.tsx';
