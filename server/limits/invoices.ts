// Limits of exported invoices.

/** Most documents of an export, which are in memory until all of them are valid: about 10 kB each. */
export const MAX_EXPORTED_INVOICES = 2000;
