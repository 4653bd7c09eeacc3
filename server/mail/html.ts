import { colours } from '../../brand/colours.ts';
import { escapeHtml } from '../http/html.ts';
import type { Amount, Block, MailContent, Sender, Step } from './content.ts';
import type { MailStyle } from './style.ts';

function table({ dir }: MailStyle): string {
  return `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${dir}`;
}

function amountHtml({ label, detail, amount }: Amount, isItem: boolean, style: MailStyle): string {
  const rule = isItem ? `border-bottom:1px solid ${colours.sand};` : '';
  const pad = isItem ? '12px' : '4px';
  const small = detail
    ? `<br><span style="color:${colours.taupe};font-size:14px">${escapeHtml(detail)}</span>`
    : '';
  return `<tr><td style="${rule}padding:${style.padding(pad, '16px')};vertical-align:top">${style.anyDirection(label)}${small}</td>
<td align="${style.end}" style="${rule}padding:${pad} 0;vertical-align:top;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function billHtml(
  { items, totals }: { items: readonly Amount[]; totals: readonly Amount[] },
  style: MailStyle,
): string {
  const sums = totals.slice(0, -1).map((sum) => amountHtml(sum, false, style));
  const total = totals.slice(-1).map((sum) => amountHtml(sum, false, style));
  return `<table ${table(style)} style="margin:0 0 24px;border-top:1px solid ${colours.sand}">${items.map((item) => amountHtml(item, true, style)).join('')}
<tr><td colspan="2" height="8" style="font-size:0;line-height:8px">&nbsp;</td></tr>${sums.join('')}</table>
<table ${table(style)} style="margin:-16px 0 28px;font-size:19px;font-weight:bold">${total.join('')}</table>`;
}

function stepHtml({ label, isReached }: Step, isLast: boolean): string {
  const dot = isReached
    ? `background:${colours.gold};border:1px solid ${colours.gold}`
    : `border:1px solid ${colours.taupe}`;
  const text = isReached
    ? `color:${colours.ink};${isLast ? 'font-weight:bold' : ''}`
    : `color:${colours.taupe}`;
  return `<tr><td width="28" style="padding:5px 0"><div style="width:11px;height:11px;border-radius:7px;${dot}"></div></td>
<td style="padding:5px 0;${text}">${escapeHtml(label)}</td></tr>`;
}

function stepsHtml(steps: readonly Step[], style: MailStyle): string {
  const last = steps.findLastIndex((step) => step.isReached);
  const rows = steps.map((step, index) => stepHtml(step, index === last));
  return `<table ${table(style)} style="margin:0 0 28px">${rows.join('')}</table>`;
}

function mapHtml(map: { label: string; url: string } | undefined): string {
  if (map === undefined) return '';
  return `<br><a href="${escapeHtml(map.url)}" style="color:${colours.ink}">${escapeHtml(map.label)}</a>`;
}

function blockHtml(block: Block, style: MailStyle): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 12px;color:${colours.taupe};font-size:14px">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<p${style.codeDir} style="${style.codeDirection}margin:0 0 24px;padding:20px 0;background:${colours.ivory};text-align:center;font:bold 34px/1.2 'SF Mono',Menlo,Consolas,monospace;letter-spacing:8px;text-indent:8px">${escapeHtml(block.code)}</p>`;
    case 'address':
      return `<p style="margin:0 0 24px"><span style="color:${colours.taupe};font-size:14px">${escapeHtml(block.label)}</span><br>${block.lines.map(style.anyDirection).join('<br>')}${mapHtml(block.map)}</p>`;
    case 'bill':
      return billHtml(block, style);
    case 'steps':
      return stepsHtml(block.steps, style);
    case 'link':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;background:${colours.gold};color:${colours.ink};border-radius:2px;text-decoration:none;font-weight:bold">${escapeHtml(block.label)}</a></p>`;
  }
}

function overlineHtml({ overline }: MailContent, style: MailStyle): string {
  if (overline === undefined) return '';
  const label = `${escapeHtml(overline.label)} ${style.leftToRight(overline.number)}`;
  return `<p style="margin:0 0 8px;color:${colours.taupe};font-size:12px;${style.spaced('1.5px')}${style.capitals}white-space:nowrap">${label}</p>\n`;
}

/** HTML of a mail, with tables and inline styles, because mail clients support little else. */
export function mailHtml(
  { name, email, phone }: Sender,
  content: MailContent,
  style: MailStyle,
): string {
  const { title, preview, blocks } = content;
  const { direction, sans, serif, lineHeight, titleLineHeight } = style;
  return `<!doctype html>
<html ${style.root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body${style.dir} style="${direction}margin:0;padding:0;background:${colours.ivory}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${table(style)} style="background:${colours.ivory}"><tr><td align="center" style="padding:32px 16px">
<table ${table(style)} style="${direction}max-width:560px;font:16px/${lineHeight} ${sans};color:${colours.ink}">
<tr><td align="center" style="padding:0 0 20px;font:500 30px/1.2 ${serif};${style.spaced('1px')}">${escapeHtml(name)}</td></tr>
<tr><td${style.dir} style="${direction}padding:36px 7% 24px;background:${colours.white};border-top:3px solid ${colours.gold};overflow-wrap:anywhere">
${overlineHtml(content, style)}<h1 style="margin:0 0 16px;font:500 30px/${titleLineHeight} ${serif}">${escapeHtml(title)}</h1>
${blocks.map((block) => blockHtml(block, style)).join('\n')}
</td></tr>
<tr><td align="center" style="padding:20px 16px;color:${colours.taupe};font-size:13px;line-height:1.6">${escapeHtml(name)}<br>
<a href="mailto:${escapeHtml(email)}" style="color:${colours.taupe}">${style.leftToRight(email)}</a> · ${style.leftToRight(phone)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
