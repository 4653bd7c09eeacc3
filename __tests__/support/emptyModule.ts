/** What a style sheet or font file is to a test: nothing. */
export default {};
