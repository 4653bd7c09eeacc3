/**
 * Colours of the shop, for storefront, mails, pages of the server and icons. Storefront and server share it at run time.
 * After a change, `npm run brand` writes it into the files of public/.
 */
export const colours = {
  gold: '#C29D5E',
  goldInk: '#7A5C22',
  goldLight: '#E3CFA6',
  ink: '#1F1B16',
  taupe: '#6B6258',
  stone: '#8C8275',
  ivory: '#FAF7F2',
  white: '#FFFFFF',
  sand: '#EFE7DA',
  sandDark: '#DCCFBA',
  night: '#2A241D',
  nightText: '#D9CFC0',
  returnRed: '#C62828',
  success: '#2F6B3C',
} as const;
