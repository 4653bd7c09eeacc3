/**
 * notistack's style engine, goober, adds rules by rewriting the text of a style element, which a content policy
 * without inline styles refuses. It takes the element from `window._goober`: this one hands the text to a style sheet
 * of the document instead, which the policy allows. Has to run before notistack is evaluated.
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
