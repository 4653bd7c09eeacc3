import HtmlPlugin from 'html-webpack-plugin';
import { colours } from '../brand/colours.ts';
import { documentTexts as arabic } from '../src/content/ar/documentTexts.ts';
import { documentTexts as english } from '../src/content/documentTexts.ts';
import { languages } from '../src/lib/language.ts';

/** The document of each language: template of the server's pages and app shell of the service worker. */
const DOCUMENTS = [
  { filename: 'index.html', lang: 'en', texts: english },
  { filename: 'ar/index.html', lang: 'ar', texts: arabic },
] as const;

/** Plugins that build the documents. */
export const documentPlugins = () =>
  DOCUMENTS.map(
    ({ filename, lang, texts }) =>
      new HtmlPlugin({
        filename,
        template: 'public/index.html',
        templateParameters: {
          lang,
          dir: languages[lang].direction,
          manifest: languages[lang].manifest,
          themeColour: colours.ivory,
          ...texts,
        },
        inject: 'body',
      }),
  );
