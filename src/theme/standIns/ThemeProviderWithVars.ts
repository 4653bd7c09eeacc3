/** Stands in for MUI's provider of colour schemes in the build: the shop has one. */
export function CssVarsProvider(): never {
  throw new Error('Colour schemes are left out of the build (webpack.config.js).');
}
