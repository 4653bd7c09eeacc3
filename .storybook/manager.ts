import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme';

addons.setConfig({
  theme: storybookTheme,
  sidebar: {
    // Folders have lower-case names.
    renderLabel: ({ name, type }) =>
      type === 'group' ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name,
  },
});
