import preview from '#.storybook/preview';
import { TopBar } from './TopBar';

const meta = preview.meta({ component: TopBar, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
export const Customer = meta.story({ parameters: { shop: { signedIn: true, path: '/about' } } });
