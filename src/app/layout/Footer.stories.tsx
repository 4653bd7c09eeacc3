import preview from '#.storybook/preview';
import { Footer } from './Footer';

const meta = preview.meta({ component: Footer, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
