/** Is something open above the table that Escape closes first: a dialog, a menu, or a panel that says so? */
export const isBelow = (): boolean =>
  document.querySelector('dialog[open], :popover-open, [data-above]') !== null;
