/** Texts of the static pages. */
export const messages = {
  updated: (date: string) => `Last updated on ${date}`,
  contents: 'On this page',
  contact: 'Ask us anything',
} as const;
