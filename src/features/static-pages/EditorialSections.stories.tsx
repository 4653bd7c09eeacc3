import preview from '#.storybook/preview';
import { about } from '@/content/about';
import { serviceTexts } from '@/content/serviceTexts';
import { EditorialSections } from './EditorialSections';

const meta = preview.meta({ component: EditorialSections, args: { sections: about.en.sections } });

export const Default = meta.story();

export const WithoutImages = meta.story({
  args: { sections: serviceTexts.en['/services/custom-tailoring'] },
});
