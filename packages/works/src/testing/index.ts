export { manyWhims, operationOf, type Whim, whims } from './arbitrary-edits.ts';
export { proseSteps } from './arbitrary-prose.ts';
export { doProcedure, takesProposed } from './do-procedure.ts';
export { faultsOf } from './invariants.ts';
export { oneOfEach } from './one-of-each.ts';
export { sampleKind } from './sample-kind.ts';
export { sequencer } from './scripted-people.ts';
export { select } from './select.ts';
export { silentPorts } from './silent-ports.ts';
