import * as areas from './areas.ts';
import type { RequestOf, ResponseOf } from './call.ts';
import type { Call } from './call-description.ts';
import type { schemas } from './schemas.ts';

type AnyCall = { [A in keyof typeof areas]: (typeof areas)[A][keyof (typeof areas)[A]] }[keyof typeof areas];
type CallTable = { readonly [C in AnyCall as C['name']]: C };

/** Names of the calls of an area, as its module exports them. */
export type NameIn<Area extends Readonly<Record<string, Call>>> = Area[keyof Area]['name'] & CallName;

/** Every call of the product by its name. A call that is not here does not exist; one that is here is implemented. */
export const calls: CallTable & Record<CallName, Call> = Object.fromEntries(
  Object.values(areas)
    .flatMap((area) => Object.values(area) as Call[])
    .map((call) => [call.name, call]),
) as CallTable;

/** Request and response of each call, by name. */
export type AssayCalls = {
  [K in keyof typeof schemas]: { request: RequestOf<(typeof schemas)[K]>; response: ResponseOf<(typeof schemas)[K]> };
};

export type CallName = keyof AssayCalls;
