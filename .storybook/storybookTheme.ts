import { create } from 'storybook/theming';
import { colours } from '../src/theme/tokens';

/** Theme of Storybook in the shop's colours. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Sadeel components',
  colorPrimary: colours.gold,
  colorSecondary: colours.goldInk,
  appBg: colours.ivory,
  appContentBg: colours.white,
  appPreviewBg: colours.ivory,
  appBorderColor: colours.sandDark,
  appBorderRadius: 2,
  textColor: colours.ink,
  textMutedColor: colours.taupe,
  barTextColor: colours.taupe,
  barSelectedColor: colours.goldInk,
  barHoverColor: colours.goldInk,
  barBg: colours.white,
  inputBg: colours.white,
  inputBorder: colours.stone,
  inputTextColor: colours.ink,
  inputBorderRadius: 2,
  buttonBg: colours.sand,
  buttonBorder: colours.sandDark,
});
