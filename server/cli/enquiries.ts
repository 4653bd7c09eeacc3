import type { EnquiriesTable } from '../db/outboxTables.ts';
import { enquiredWindowText } from '../repositories/enquiredWindowText.ts';
import { windowsOfEnquiries } from '../repositories/enquiredWindows.ts';
import type { EnquiredWindow } from '../repositories/enquiredWindows.ts';
import { listEnquiries } from '../repositories/enquiries.ts';
import { LANGUAGE_NAMES } from '../rules/language.ts';
import type { Command } from './command.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment } from './print.ts';
import { visitCommands } from './visits.ts';

/** Notes as one field per line. */
function notesOf({ notes }: EnquiriesTable): [name: string, value: string][] {
  return notes.split('\n').map((line, index) => [index === 0 ? 'Notes' : '', line]);
}

/** Finished windows that were configured before the request. */
function windowsOf(
  { id }: EnquiriesTable,
  windows: readonly EnquiredWindow[],
): [name: string, value: string][] {
  const own = windows.filter(({ enquiry_id: enquiryId }) => enquiryId === id);
  return own.map((window, index) => [index === 0 ? 'Windows' : '', enquiredWindowText(window)]);
}

const list: Command = {
  usage: `enquiries list [--limit ${limitOption.default}]`,
  description: 'Lists the newest appointment requests.',
  positionals: [0, 0],
  isAudited: false,
  options: { limit: limitOption },
  run: async ({ db }, { options }, print) => {
    const enquiries = await listEnquiries(db, limitOf(options));
    const windows = await windowsOfEnquiries(
      db,
      enquiries.map(({ id }) => id),
    );
    if (enquiries.length === 0) print('There are no appointment requests.');
    for (const enquiry of enquiries) {
      const about = [enquiry.category, enquiry.sub_category].filter(Boolean).join(', ');
      fields([
        ['ID', enquiry.id],
        ['Received', moment(enquiry.created_at)],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Phone', enquiry.phone],
        ['Wanted', `${enquiry.visit_date} ${enquiry.visit_time}`],
        ['Status', enquiry.visit_status],
        ['About', about],
        ['Language', LANGUAGE_NAMES[enquiry.language]],
        ...windowsOf(enquiry, windows),
        ...notesOf(enquiry),
      ]).forEach(print);
      print('');
    }
  },
};

export const enquiryCommands = { 'enquiries list': list, ...visitCommands };
