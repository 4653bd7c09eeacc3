/** Link that calls a number, without the spaces that it is written with. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
