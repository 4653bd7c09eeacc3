import '@/theme/fonts.css';
import type { Preview } from '@storybook/react-webpack5';
import { withShop } from './withShop';

const preview: Preview = {
  decorators: [withShop],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Features', 'Pages'] } },
  },
};

export default preview;
