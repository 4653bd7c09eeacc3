import preview from '#.storybook/preview';
import { NavLinks } from './NavLinks';

const meta = preview.meta({ component: NavLinks });

export const Default = meta.story();
export const OnCategories = meta.story({ parameters: { shop: { path: '/Categories' } } });
