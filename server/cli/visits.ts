import type { EnquiriesTable } from '../db/outboxTables.ts';
import { findEnquiries, lockEnquiry } from '../repositories/visits.ts';
import { dubaiMoment } from '../rules/dubaiTime.ts';
import { changeVisit } from '../visits/changeVisit.ts';
import type { VisitChange } from '../visits/changeVisit.ts';
import { visitTimes } from '../visits/visitCalendar.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { plain } from './print.ts';
import type { Print } from './print.ts';

async function findSingleEnquiry({ db }: AdminContext, id: string): Promise<EnquiriesTable> {
  const found = await findEnquiries(db, id);
  const [match, ...others] = found;
  if (!match) throw new RefusedError(`There is no appointment request ${id}.`);
  if (others.length === 0) return match;
  throw new RefusedError(
    `Several appointment requests match: ${found.map((one) => one.id).join(', ')}.`,
  );
}

/**
 * Changes the visit of an enquiry and notifies the visitor.
 * @param plan decides on the change; throws RefusedError when the visit is in that state already
 */
async function change(
  context: AdminContext,
  idText: string,
  plan: (current: EnquiriesTable) => VisitChange,
  print: Print,
): Promise<void> {
  const { id } = await findSingleEnquiry(context, idText);
  const now = context.clock.now();
  const { visit, isNotified } = await context.db.transaction().execute(async (trx) => {
    const current = await lockEnquiry(trx, id);
    if (!current) throw new RefusedError(`There is no appointment request ${id}.`);
    if (current.visit_status === 'cancelled') {
      throw new RefusedError('This visit is cancelled. The visitor can ask for another one.');
    }
    return changeVisit(trx, context, current, plan(current), now);
  });
  const when = plain(`${visit.visit_date} ${visit.visit_time}`);
  print(`The visit on ${when} is ${visit.visit_status}.`);
  print(
    isNotified
      ? `${plain(visit.email)} is notified by e-mail.`
      : `There is no e-mail address to notify. Please call ${plain(visit.phone)}.`,
  );
}

const confirm: Command = {
  usage: 'enquiries confirm ID',
  description:
    'Confirms a visit at the time that was asked for and notifies the visitor; the end of the ID is enough.',
  positionals: [1, 1],
  isAudited: true,
  run: (context, { positionals: [id = ''] }, print) =>
    change(
      context,
      id,
      (current) => {
        if (current.visit_status === 'confirmed') {
          throw new RefusedError('This visit is confirmed already.');
        }
        if (!visitTimes(current)) {
          throw new RefusedError(
            `"${plain(`${current.visit_date} ${current.visit_time}`)}" is no day and time. Agree on them with: enquiries move ${id} DATE TIME`,
          );
        }
        return { news: 'confirmed' };
      },
      print,
    ),
};

const move: Command = {
  usage: 'enquiries move ID DATE TIME',
  description:
    'Confirms a visit at another time in Dubai, e.g. 2026-12-01 10:30, and notifies the visitor.',
  positionals: [3, 3],
  isAudited: true,
  run: async (context, { positionals: [id = '', date = '', time = ''] }, print) => {
    const start = dubaiMoment(date, time);
    if (!start) throw new UsageError('DATE and TIME must be like 2026-12-01 10:30.');
    if (start < context.clock.now()) throw new UsageError(`${date} ${time} has passed.`);
    await change(
      context,
      id,
      (current) => {
        if (current.visit_date === date && current.visit_time === time) {
          throw new RefusedError('The visit is at this time already.');
        }
        return { news: 'moved', date, time };
      },
      print,
    );
  },
};

const cancel: Command = {
  usage: 'enquiries cancel ID',
  description: 'Cancels a visit and notifies the visitor.',
  positionals: [1, 1],
  isAudited: true,
  run: (context, { positionals: [id = ''] }, print) =>
    change(context, id, () => ({ news: 'cancelled' }), print),
};

export const visitCommands = {
  'enquiries confirm': confirm,
  'enquiries move': move,
  'enquiries cancel': cancel,
};
