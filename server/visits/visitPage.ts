import { colours } from '../../brand/colours.ts';
import type { Language } from '../../src/contract/common.ts';
import type { VisitSlot } from '../../src/contract/slots.ts';
import type { Config } from '../config.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import { escapeHtml, htmlPage, PAGE_STYLE } from '../http/html.ts';
import { visitHours } from '../mail/templates/visit.ts';
import { messagesIn } from '../messages/messages.ts';
import { dayText } from '../rules/dayText.ts';
import { dubaiMoment } from '../rules/dubaiTime.ts';
import { homePageUrl } from '../rules/orderLinks.ts';
import { timeText } from '../rules/timeText.ts';
import { slotTimes } from '../rules/visitSlots.ts';

/** Styles of the page, whose hash is in its policy. */
export const VISIT_STYLE = `${PAGE_STYLE}
form{display:block}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
.when{font-size:1.25rem;font-weight:600;margin:0}
fieldset{border:0;margin:0 0 1rem;padding:0;min-width:0}
legend{font-weight:600;padding:0;margin:0 0 .5rem}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.5rem}
.slots label{display:flex;align-items:center;gap:.5rem;min-height:3rem;box-sizing:border-box;padding:.5rem .75rem;background:${colours.white};border:1px solid ${colours.sandDark};cursor:pointer}
.slots label:has(:checked){border-color:${colours.goldInk};outline:1px solid ${colours.goldInk}}
input{accent-color:${colours.goldInk};width:1.25rem;height:1.25rem;margin:0}
summary{padding:.75rem 0;cursor:pointer}
summary:focus-visible,input:focus-visible{outline:3px solid ${colours.goldInk};outline-offset:2px}
.problem{color:${colours.returnRed};font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:1rem;margin-block-start:2rem}`;

/** What the page says before its form. */
export interface VisitNotice {
  kind: 'status' | 'problem';
  text: string;
}

export interface VisitPage {
  booking: VisitBookingsTable;
  slots: readonly VisitSlot[];
  /** Whether it can be changed: neither cancelled nor over. */
  isOpen: boolean;
  notice?: VisitNotice | undefined;
  /** Link to the same page in the other language. */
  otherUrl: string;
}

const noticeHtml = ({ kind, text }: VisitNotice): string =>
  kind === 'status'
    ? `<p role="status">${escapeHtml(text)}</p>`
    : `<p class="problem" role="alert">${escapeHtml(text)}</p>`;

/** Slots as a group of radio buttons for each day. */
function slotFields(slots: readonly VisitSlot[], language: Language): string {
  const days = [...new Set(slots.map(({ date }) => date))];
  return days
    .map((day) => {
      const noon = dubaiMoment(day, '12:00') ?? new Date();
      const choices = slots
        .filter(({ date }) => date === day)
        .map(({ _id: id, from, to }) => {
          const hours = `${timeText(from, language)} – ${timeText(to, language)}`;
          return `<label><input type="radio" name="slot" value="${escapeHtml(id)}"><bdi>${escapeHtml(hours)}</bdi></label>`;
        });
      return `<fieldset><legend>${escapeHtml(dayText(noon, language))}</legend><div class="slots">${choices.join('')}</div></fieldset>`;
    })
    .join('\n');
}

function changeForms(slots: readonly VisitSlot[], language: Language): string {
  const { page } = messagesIn(language).visits;
  const move =
    slots.length === 0
      ? `<p>${escapeHtml(page.full)}</p>`
      : `<form method="post"><h2>${escapeHtml(page.choose)}</h2>
${slotFields(slots, language)}
<button class="main" name="action" value="move">${escapeHtml(page.move)}</button></form>`;
  // Before the times, which are long on a phone.
  return `<form method="post"><details><summary>${escapeHtml(page.cancel)}</summary>
<p>${escapeHtml(page.cancelHelp)}</p>
<button name="action" value="cancel">${escapeHtml(page.cancelNow)}</button></details></form>
${move}`;
}

/** The page on which a visitor or customer changes a booked visit; it posts to its own URL, which is the key. */
export function visitPage(
  config: Pick<Config, 'company' | 'publicUrl'>,
  { booking, slots, isOpen, notice, otherUrl }: VisitPage,
  language: Language,
): string {
  const { visits } = messagesIn(language);
  const { page } = visits;
  const start = new Date(booking.starts_at);
  const { from, to } = slotTimes(start);
  const when = page.when(dayText(start, language), visitHours(from, to, language));
  const other = language === 'en' ? 'ar' : 'en';
  const otherName = other === 'ar' ? 'العربية' : 'English';
  const title = page.title[booking.kind];
  return htmlPage(
    title,
    `<main><h1>${escapeHtml(title)}</h1>
${notice ? noticeHtml(notice) : ''}
${booking.seat === null ? '' : `<p class="when">${escapeHtml(when)}</p>`}
${isOpen ? changeForms(slots, language) : ''}
<p>${escapeHtml(page.call(config.company.phone))}</p>
<nav><a href="${escapeHtml(homePageUrl(config, language))}">${escapeHtml(page.home)}</a>
<a href="${escapeHtml(otherUrl)}" lang="${other}">${otherName}</a></nav></main>`,
    language,
    VISIT_STYLE,
  );
}
