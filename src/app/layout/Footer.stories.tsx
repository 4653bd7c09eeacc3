import preview from '#.storybook/preview';
import { knownFacts } from '@/fixtures/shop.fixtures';
import { Footer } from './Footer';

const meta = preview.meta({ component: Footer, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();
export const KnownFacts = meta.story({ tags: ['!dev'], args: { facts: knownFacts } });
