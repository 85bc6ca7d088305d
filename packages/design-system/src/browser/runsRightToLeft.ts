/** Whether text runs from right to left where an element stands. */
export const runsRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
