export { Frame } from './Frame.tsx';
export type { FramePreferences, FrameProps, FrameVisitor } from './Frame.types.ts';
export { HeaderContent, type HeaderContentProps } from './HeaderSlot.tsx';
export { frameMessages } from './messages.ts';
export { navigationIcons } from './Navigation.tsx';
