import '@testing-library/jest-dom/jest-globals';

// jsdom has no layout: scrolling is a call it only warns about.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
