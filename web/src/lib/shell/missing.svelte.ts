/** Whether a part of the page could not be fetched. A browser may never ask again for a script that failed once. */
export const missing = $state({ part: false });
