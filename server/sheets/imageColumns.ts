import { bilingual, column } from './sheet.ts';
import type { Column } from './sheet.ts';
import { picture, text } from './textKinds.ts';

const seen = {
  note: {
    en: 'what the image shows, for those who do not see it',
    ar: 'ما تعرضه الصورة، لمن لا يراها',
  },
};

/** Columns for the only image of a record. */
export const oneImage = (): Column[] => [
  column('image', 'image.url', picture, { isRequired: true }),
  ...bilingual('image text', 'image.alt', text, { ...seen, arabic: 'ar.imageAlt' }),
];

/** Columns for the images of a record: three for each. */
export const imageColumns = (max: number): Column[] =>
  Array.from({ length: max }, (_, index) => [
    column(`image ${index + 1}`, `images.${index}.url`, picture, { isRequired: index === 0 }),
    ...bilingual(`image ${index + 1} text`, `images.${index}.alt`, text, {
      ...seen,
      arabic: `ar.imageAlts.${index}`,
    }),
  ]).flat();

/** Number of the image that a column belongs to; `undefined` of other columns. */
export function imageIndex({ path }: Column): number | undefined {
  const [list, second, third] = path;
  if (list === 'images') return Number(second);
  return list === 'ar' && second === 'imageAlts' ? Number(third) : undefined;
}
