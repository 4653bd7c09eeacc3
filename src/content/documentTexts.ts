/** Texts of a document before the app starts. */
export interface DocumentTexts {
  /** Name of the shop in link previews. */
  siteName: string;
  /** Without JavaScript. */
  needsScripts: string;
  switchOn: string;
}

/** Texts of the English document; the build writes them into `public/index.html`. */
export const documentTexts: DocumentTexts = {
  siteName: 'Sadeel',
  needsScripts: 'Sadeel needs JavaScript for its cart and its orders.',
  switchOn: 'Please switch it on to order.',
};
