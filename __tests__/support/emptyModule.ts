/** Stub for style sheets and fonts. */
export default {};
