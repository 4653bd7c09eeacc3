/**
 * Makes goober, the CSS-in-JS library of notistack, write to a constructed style sheet.
 * By default it rewrites the style element in `window._goober`, which the content security policy blocks.
 * Must run before notistack is evaluated.
 */
function adoptGooberSheet(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = ' ';
  const text = {
    get data() {
      return css;
    },
    set data(rules: string) {
      css = rules;
      sheet.replaceSync(rules);
    },
  };
  Object.assign(window, { _goober: { firstChild: text, parentNode: document.head } });
}

adoptGooberSheet();
