/** Languages of the shop. */
export type Language = 'en' | 'ar';
