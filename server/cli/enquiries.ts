import { LANGUAGE_NAMES } from '../rules/language.ts';
import { listEnquiries } from '../repositories/enquiries.ts';
import type { Command } from './command.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment } from './print.ts';

const list: Command = {
  usage: `enquiries list [--limit ${limitOption.default}]`,
  description: 'Lists the newest appointment requests.',
  positionals: [0, 0],
  options: { limit: limitOption },
  run: async ({ db }, { options }, print) => {
    const enquiries = await listEnquiries(db, limitOf(options));
    if (enquiries.length === 0) print('There are no appointment requests.');
    for (const enquiry of enquiries) {
      const about = [enquiry.category, enquiry.sub_category].filter(Boolean).join(', ');
      fields([
        ['Received', moment(enquiry.created_at)],
        ['Name', enquiry.name],
        ['E-mail', enquiry.email],
        ['Phone', enquiry.phone],
        ['Wanted', `${enquiry.visit_date} ${enquiry.visit_time}`],
        ['About', about],
        ['Language', LANGUAGE_NAMES[enquiry.language]],
      ]).forEach(print);
      print('');
    }
  },
};

export const enquiryCommands = { 'enquiries list': list };
