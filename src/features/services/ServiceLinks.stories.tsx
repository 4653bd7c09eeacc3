import preview from '#.storybook/preview';
import { services } from '@/content/services';
import { ServiceLinks } from './ServiceLinks';

const meta = preview.meta({
  component: ServiceLinks,
  args: { services: services.en, ids: { categoryId: 'curtains', subCategoryId: 'linen' } },
});

export const Default = meta.story();
export const Three = meta.story({ args: { services: services.en.slice(1) } });
