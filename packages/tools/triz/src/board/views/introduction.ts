import { boardAddress } from '../kind/board-address.ts';
import type { Mind } from '../kind/board-kind.ts';
import { mindMessages } from './messages.ts';

/** A board where it is offered; a new one says of which kind it is. */
export const boardIntroduction = <Name extends Mind>(mind: Name) => ({
  messages: mindMessages[mind],
  start: mindMessages[mind],
  addressOf: (id: string) => boardAddress(mind, id),
});
