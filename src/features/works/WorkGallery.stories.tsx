import preview from '#.storybook/preview';
import { work } from '@/fixtures/catalogue.fixtures';
import { WorkGallery } from './WorkGallery';

const meta = preview.meta({ component: WorkGallery, args: { ...work } });

export const Default = meta.story();
export const Two = meta.story({ args: { images: work.images.slice(0, 2) } });
export const One = meta.story({ args: { images: work.images.slice(0, 1) } });
