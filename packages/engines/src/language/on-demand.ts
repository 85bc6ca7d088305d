/**
 * A table that is made when it is first asked for: made while modules load, every start of a process would wait for it.
 */
export function onDemand<Table>(make: () => Table): () => Table {
  let made: { table: Table } | undefined;
  return () => {
    made ??= { table: make() };
    return made.table;
  };
}
