import '@/theme/fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { colours } from '@/theme/tokens';
import { families } from '@/theme/typography';
import { ComponentPage } from '../design/support/ComponentPage';
import { offerChoices } from './choices';
import { withImports } from './exampleCode';
import { withShop } from './withShop';
import { storybookTheme } from './storybookTheme';

// Long enough for play functions on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Loads the typefaces of both languages first: late, `font-display: optional` would leave the fallback. */
const loadFonts = async () => {
  const names = ['Cormorant Garamond', 'Figtree', 'El Messiri', 'Readex Pro'];
  await Promise.all(
    names.map((name) => document.fonts.load(`500 1rem '${name} Variable'`, 'Aa1 سديل')),
  );
};

/** Loads the toasts first: late, one would still fade in while axe measures contrast. */
const loadToasts = () => import('@/components/toast/ToastHost');

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  beforeAll: async () => {
    await Promise.all([loadFonts(), loadToasts()]);
  },
  decorators: [withShop],
  argTypesEnhancers: [offerChoices],
  tags: ['autodocs'],
  globalTypes: {
    motion: {
      description: 'Motion',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System motion', icon: 'browser' },
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
    locale: {
      description: 'Language, with its writing direction',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English, left to right', icon: 'arrowright' },
          { value: 'ar', title: 'Arabic, right to left', icon: 'arrowleft' },
          { value: 'pseudo', title: 'Pseudo-locale, 35% longer', icon: 'transfer' },
        ],
      },
    },
  },
  initialGlobals: { motion: 'system', locale: 'en' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // The theme sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      theme: { ...storybookTheme, fontBase: families.en.sans, appContentBg: colours.white },
      page: ComponentPage,
      source: { transform: withImports },
    },
    // Handlers of examples, which are mocks.
    jsx: { functionValue: () => '() => {}' },
    viewport: {
      options: {
        slim: { name: 'Slim phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Foundations',
          [
            'Colours',
            'Typography',
            'Spacing',
            'Motion',
            'States',
            'Icons',
            'Photography',
            'Voice',
            'Tokens',
          ],
          'Components',
          'Patterns',
          'Layout',
          'Features',
          'Widgets',
          'Pages',
        ],
      },
    },
  },
});
