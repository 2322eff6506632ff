/** Something opened on the table, such as a gift: on a phone the question makes room for it. */
export const foreground = $state({ open: false });
