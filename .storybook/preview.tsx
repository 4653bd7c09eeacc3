import '@/theme/fonts.css';
import type { Preview } from '@storybook/react-webpack5';
import { configure } from 'storybook/test';
import { colours } from '@/theme/tokens';
import { sans } from '@/theme/typography';
import { withShop } from './withShop';
import { workshopTheme } from './workshopTheme';

// What a play function waits for comes at once, but for a machine that has too much to do.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  decorators: [withShop],
  tags: ['autodocs'],
  globalTypes: {
    motion: {
      description: 'How much may move',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system says', icon: 'browser' },
          { value: 'full', title: 'Full motion', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right', icon: 'arrowright' },
          { value: 'rtl', title: 'Right to left', icon: 'arrowleft' },
        ],
      },
    },
  },
  initialGlobals: { motion: 'system', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    // The ground is part of the theme.
    backgrounds: { disabled: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: { ...workshopTheme, fontBase: sans, appContentBg: colours.ivory } },
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
          ['Colours', 'Type', 'Space', 'Motion', 'Icons', 'Pictures'],
          'Components',
          'Layout',
          'Features',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
