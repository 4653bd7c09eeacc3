import type { Work } from '@/contract/catalogue';
import { blindTypes } from '@/content/rollers';
import { services } from '@/content/services';

const pictures = [...blindTypes, ...services];

/** Works for stories: as many as fill a page. */
export const sampleWorks: Work[] = Array.from({ length: 10 }, (_, index) => {
  const shown = [0, 1, 2, 3].flatMap((step) => pictures[(index + step) % pictures.length] ?? []);
  return {
    id: `work-${index + 1}`,
    name: `Villa room ${index + 1}, Emirates Hills`,
    images: shown.map(({ image }) => image),
    imageAlts: shown.map(({ imageAlt }) => imageAlt),
  };
});

/** The first of them. */
export const sampleWork: Work = sampleWorks[0] ?? { id: 'work', name: 'Work', images: [] };
