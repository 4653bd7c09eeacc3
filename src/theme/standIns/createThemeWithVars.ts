/** Stands in for MUI's themes of CSS variables in the build: the gold theme has plain values. */
export default function createThemeWithVars(): never {
  throw new Error('Themes with CSS variables are left out of the build (webpack.config.js).');
}
