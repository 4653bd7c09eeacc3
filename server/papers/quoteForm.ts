import { colours } from '../../brand/colours.ts';
import type { Language } from '../../src/contract/common.ts';
import type { WindowToPrice } from '../../src/contract/madeToMeasure.ts';
import { escapeHtml, htmlPage, isolate, PAGE_STYLE } from '../http/html.ts';
import { messagesIn } from '../messages/messages.ts';
import { quotedName, quotedSize, withoutNames } from '../quotes/quoteResponse.ts';
import type { QuotedLine } from '../rules/quote.ts';

export const FORM_STYLE = `${PAGE_STYLE}
h1 bdi{white-space:nowrap}
fieldset{border:1px solid currentColor;margin:0 0 1rem;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem}
label{display:block}
input{font:inherit;display:block;box-sizing:border-box;width:7rem;padding:.5rem}
input[type=checkbox]{display:inline;width:auto}
input[type=email]{width:100%}
.error{color:${colours.returnRed};font-weight:600;flex-basis:100%}
form{display:block}`;

/** Lengths of a window that the staff enter, by the names of their fields. */
type Lengths = readonly (readonly [
  field: string,
  label: string,
  value: number | null | undefined,
])[];

/** What was typed, by the names of fields. */
export type Typed = Readonly<Record<string, string>>;

/** Problems by line; `form` is about the whole. */
export type Problems = ReadonlyMap<number | 'form', string>;

const isBlind = ({ mount }: WindowToPrice): boolean => mount === 'inside' || mount === 'outside';

/** Fields of a window, of those that its kind has. */
function lengthsOf(window: WindowToPrice, language: Language): Lengths {
  const { quoteForm } = messagesIn(language);
  const three = [0, 1, 2] as const;
  return [
    ...three.map((at) => [`width${at}`, quoteForm.width(at + 1), window.widths[at]] as const),
    ...three.map((at) => [`drop${at}`, quoteForm.drop(at + 1), window.drops[at]] as const),
    ...(isBlind(window)
      ? ([
          ['depth', quoteForm.depth, window.depth],
          ['height', quoteForm.height, window.height],
        ] as const)
      : ([['track', quoteForm.track, window.track]] as const)),
  ];
}

/** Name of a field of a line. */
export const fieldOf = (index: number, name: string): string => `line${index}-${name}`;

function field(name: string, label: string, value: string, attributes = ''): string {
  return `<label>${escapeHtml(label)}<input name="${name}" value="${escapeHtml(value)}" ${attributes}></label>`;
}

function lineFields(
  { content, quantity }: QuotedLine,
  index: number,
  { typed, problems }: { typed: Typed; problems: Problems },
  language: Language,
): string {
  const { quoteForm } = messagesIn(language);
  const { configuration } = content;
  const lengths = configuration ? lengthsOf(configuration.request.window, language) : [];
  const valueOf = (name: string, value: number | null | undefined): string =>
    typed[fieldOf(index, name)] ?? String(value ?? '');
  const inputs = lengths.map(([name, label, value]) =>
    field(fieldOf(index, name), label, valueOf(name, value), 'inputmode="decimal" dir="ltr"'),
  );
  const problem = problems.get(index);
  const removed = fieldOf(index, 'remove');
  // Each part apart, because a Latin name would turn the direction of the others.
  const size = quotedSize(withoutNames(content), language);
  const legend = [quotedName(content, language), configuration?.request.name ?? '', size]
    .filter((part) => part !== '')
    .map((part) => `<bdi>${escapeHtml(part)}</bdi>`)
    .join(' · ');
  return `<fieldset><legend>${legend}</legend>
${problem === undefined ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`}
${inputs.join('\n')}
${field(fieldOf(index, 'quantity'), quoteForm.quantity, valueOf('quantity', quantity), 'inputmode="numeric" dir="ltr"')}
<label><input type="checkbox" name="${removed}" value="1"${typed[removed] === '1' ? ' checked' : ''}> ${escapeHtml(quoteForm.remove)}</label>
</fieldset>`;
}

export interface QuoteForm {
  number: string;
  /** Where the new quote goes; empty when it has to be typed. */
  email: string;
  lines: readonly QuotedLine[];
  typed: Typed;
  problems: Problems;
}

/** The form in which the staff enter the measured sizes of a quote; it posts to its own URL, which is the key. */
export function quoteFormPage(
  { number, email, lines, typed, problems }: QuoteForm,
  language: Language,
): string {
  const { quoteForm } = messagesIn(language);
  const problem = problems.get('form');
  const fields = lines.map((line, index) => lineFields(line, index, { typed, problems }, language));
  const address =
    email === ''
      ? field('email', quoteForm.email, typed['email'] ?? '', 'type="email" required dir="ltr"')
      : `<p>${escapeHtml(quoteForm.email)}: ${isolate(email)}</p>`;
  return htmlPage(
    quoteForm.title(number),
    `<main><h1>${escapeHtml(quoteForm.title(''))}${isolate(number)}</h1>
<p>${escapeHtml(quoteForm.help)}</p>
${problem === undefined ? '' : `<p class="error" role="alert">${escapeHtml(problem)}</p>`}
<form method="post">
${fields.join('\n')}
${address}
<p><button class="main">${escapeHtml(quoteForm.send)}</button></p>
</form></main>`,
    language,
    FORM_STYLE,
  );
}
