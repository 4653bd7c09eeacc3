import type { Theme } from '@mui/material/styles';

/** Stands in, in the build, for the theme that MUI makes for parts outside of every theme: the shop has none. */
const defaultTheme = {} as Theme;

export default defaultTheme;
