import type { Company } from '../config.ts';
import { escapeHtml } from '../http/html.ts';

/** An item or total of a bill. */
export interface Amount {
  label: string;
  detail?: string;
  amount: string;
}

export interface Step {
  label: string;
  isReached: boolean;
}

/** A part of a mail's body, with a plain-text and an HTML form. */
export type Block =
  | { kind: 'paragraph' | 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'address'; label: string; lines: readonly string[] }
  | { kind: 'bill'; items: readonly Amount[]; totals: readonly Amount[] }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'link'; label: string; url: string };

export interface MailContent {
  /** A few words above the title. */
  overline?: string;
  title: string;
  /** Preview text in the inbox. */
  preview: string;
  blocks: readonly Block[];
}

const INK = '#1F1B16';
const TAUPE = '#6B6258';
const GOLD = '#C29D5E';
const SAND = '#EFE7DA';
const IVORY = '#FAF7F2';
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const SERIF = "'Cormorant Garamond',Garamond,Georgia,serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

function amountText({ label, detail, amount }: Amount): string {
  return `${label}${detail ? `, ${detail}` : ''}: ${amount}`;
}

function amountHtml({ label, detail, amount }: Amount, isItem: boolean): string {
  const rule = isItem ? `border-bottom:1px solid ${SAND};` : '';
  const pad = isItem ? '12px' : '4px';
  const small = detail
    ? `<br><span style="color:${TAUPE};font-size:14px">${escapeHtml(detail)}</span>`
    : '';
  return `<tr><td style="${rule}padding:${pad} 16px ${pad} 0;vertical-align:top">${escapeHtml(label)}${small}</td>
<td align="right" style="${rule}padding:${pad} 0;vertical-align:top;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function billHtml(items: readonly Amount[], totals: readonly Amount[]): string {
  const sums = totals.slice(0, -1).map((sum) => amountHtml(sum, false));
  const total = totals.slice(-1).map((sum) => amountHtml(sum, false));
  return `<table ${TABLE} style="margin:0 0 24px;border-top:1px solid ${SAND}">${items.map((item) => amountHtml(item, true)).join('')}
<tr><td colspan="2" height="8" style="font-size:0;line-height:8px">&nbsp;</td></tr>${sums.join('')}</table>
<table ${TABLE} style="margin:-16px 0 28px;font-size:19px;font-weight:bold">${total.join('')}</table>`;
}

function stepHtml({ label, isReached }: Step, isLast: boolean): string {
  const dot = isReached
    ? `background:${GOLD};border:1px solid ${GOLD}`
    : `border:1px solid ${TAUPE}`;
  const text = isReached ? `color:${INK};${isLast ? 'font-weight:bold' : ''}` : `color:${TAUPE}`;
  return `<tr><td width="28" style="padding:5px 0"><div style="width:11px;height:11px;border-radius:7px;${dot}"></div></td>
<td style="padding:5px 0;${text}">${escapeHtml(label)}</td></tr>`;
}

function stepsHtml(steps: readonly Step[]): string {
  const last = steps.findLastIndex((step) => step.isReached);
  const rows = steps.map((step, index) => stepHtml(step, index === last));
  return `<table ${TABLE} style="margin:0 0 28px">${rows.join('')}</table>`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'address':
      return `${block.label}:\n${block.lines.join('\n')}`;
    case 'bill':
      return [...block.items, ...block.totals].map(amountText).join('\n');
    case 'steps':
      return block.steps.map((step) => `[${step.isReached ? 'x' : ' '}] ${step.label}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 12px;color:${TAUPE};font-size:14px">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 24px;padding:20px 0;background:${IVORY};text-align:center;font:bold 34px/1.2 'SF Mono',Menlo,Consolas,monospace;letter-spacing:8px;text-indent:8px">${escapeHtml(block.code)}</p>`;
    case 'address':
      return `<p style="margin:0 0 24px"><span style="color:${TAUPE};font-size:14px">${escapeHtml(block.label)}</span><br>${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'bill':
      return billHtml(block.items, block.totals);
    case 'steps':
      return stepsHtml(block.steps);
    case 'link':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;background:${GOLD};color:${INK};border-radius:2px;text-decoration:none;font-weight:bold">${escapeHtml(block.label)}</a></p>`;
  }
}

function textOf({ name, email, phone }: Company, content: MailContent): string {
  const { overline, title, blocks } = content;
  const head = overline === undefined ? title : `${title}\n${overline}`;
  const parts = [head, ...blocks.map(blockText), `${name}\n${email}\n${phone}`];
  return `${parts.join('\n\n')}\n`;
}

/** HTML with tables and inline styles, because mail clients support little else. */
function htmlOf({ name, email, phone }: Company, content: MailContent): string {
  const { overline, title, preview, blocks } = content;
  const above =
    overline === undefined
      ? ''
      : `<p style="margin:0 0 8px;color:${TAUPE};font-size:12px;letter-spacing:1.5px;text-transform:uppercase;white-space:nowrap">${escapeHtml(overline)}</p>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${IVORY}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} style="background:${IVORY}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:560px;font:16px/1.55 ${SANS};color:${INK}">
<tr><td align="center" style="padding:0 0 20px;font:500 30px/1.2 ${SERIF};letter-spacing:1px">${escapeHtml(name)}</td></tr>
<tr><td style="padding:36px 7% 24px;background:#FFFFFF;border-top:3px solid ${GOLD};overflow-wrap:anywhere">
${above}<h1 style="margin:0 0 16px;font:500 30px/1.2 ${SERIF}">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td align="center" style="padding:20px 16px;color:${TAUPE};font-size:13px;line-height:1.6">${escapeHtml(name)}<br>
<a href="mailto:${escapeHtml(email)}" style="color:${TAUPE}">${escapeHtml(email)}</a> · ${escapeHtml(phone)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** Composes plain text and HTML with the same content; escapes all values. */
export function composeMail(
  company: Company,
  content: MailContent,
): { text: string; html: string } {
  return { text: textOf(company, content), html: htmlOf(company, content) };
}
