/** What can take the focus inside a cell. */
export const operable =
  'a[href], button, input, select, textarea, [tabindex]:not([role="gridcell"], [role="rowheader"])';
