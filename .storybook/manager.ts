import { addons } from 'storybook/manager-api';
import { workshopTheme } from './workshopTheme';

addons.setConfig({ theme: workshopTheme });
