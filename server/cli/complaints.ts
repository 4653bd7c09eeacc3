import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from '../filePermissions.ts';
import { complaintAnswerMail } from '../mail/templates/complaint.ts';
import { messagesIn } from '../messages/messages.ts';
import { promiseText } from '../complaints/complaintResponse.ts';
import { fitPromises } from '../complaints/fitPromises.ts';
import { complaintImage, photosOfComplaints } from '../repositories/complaintPhotos.ts';
import { complaintState, itemsOfComplaint } from '../repositories/complaints.ts';
import { findOrder } from '../repositories/orders.ts';
import {
  answerComplaint,
  closeComplaint,
  findComplaints,
  listComplaints,
} from '../repositories/staffComplaints.ts';
import type { StaffComplaint } from '../repositories/staffComplaints.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES } from '../rules/language.ts';
import { orderPageUrl } from '../rules/orderLinks.ts';
import { typedProse } from '../rules/typed.ts';
import type { AdminContext } from './adminContext.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { withFile } from './files.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, plain, table } from './print.ts';

/** Longest answer, in characters. */
const MAX_ANSWER = 4000;

const { complaints: texts, guarantee } = messagesIn(DEFAULT_LANGUAGE);

/** The only complaint of a number; the last five characters are enough. @throws RefusedError */
async function findSingleComplaint({ db }: AdminContext, number: string): Promise<StaffComplaint> {
  const [found, ...others] = await findComplaints(db, number);
  if (!found) throw new RefusedError(`There is no complaint ${number}.`);
  if (others.length === 0) return found;
  const numbers = [found, ...others].map((complaint) => complaint.number);
  throw new RefusedError(`Several complaints match: ${numbers.join(', ')}.`);
}

const list: Command = {
  usage: `complaints list [--all] [--limit ${limitOption.default}]`,
  description:
    'Lists the complaints that are not closed, the oldest first; with --all all, the newest first.',
  positionals: [0, 0],
  isAudited: false,
  options: { all: { type: 'boolean' }, limit: limitOption },
  run: async ({ db }, { options, flags }, print) => {
    const filter = { isAll: flags.has('all'), limit: limitOf(options) };
    const complaints = await listComplaints(db, filter);
    if (complaints.length === 0) {
      print('There are no complaints.');
      return;
    }
    const rows = complaints.map((one) => [
      one.number,
      moment(one.created_at),
      complaintState(one),
      texts.kinds[one.kind],
      one.order_number,
      one.email,
    ]);
    table(['NUMBER', 'SENT', 'STATE', 'WHAT IS WRONG', 'ORDER', 'CUSTOMER'], rows).forEach(print);
  },
};

/** The lines of the order that a complaint is about, with the guarantee of finished windows. */
async function describeLines({ db, clock }: AdminContext, complaint: StaffComplaint) {
  const own = { id: complaint.order_id, userId: complaint.user_id };
  const placed = await findOrder(db, own);
  if (!placed) return [];
  const promises = await fitPromises(db, placed, clock.now());
  const concerned = itemsOfComplaint(complaint);
  return placed.items.flatMap((item, index) => {
    if (!concerned.includes(item.id)) return [];
    const line = `${index + 1}. ${item.product_name}, ${item.size_label}`;
    const promise = promises.find((one) => one.item === item.id);
    if (promise === undefined) return [line];
    const gaps = promise.gaps?.map((gap) => guarantee.gaps[gap]) ?? [];
    return [
      line,
      ...[promiseText(promise.promised, DEFAULT_LANGUAGE), ...gaps].map((text) => `- ${text}`),
      `- To make it again: orders remake ${complaint.order_number} --line ${promise.line} --reason ${complaint.number}`,
    ];
  });
}

/** Writes the photos of a complaint to a folder. @returns their files */
async function writePhotos({ db }: AdminContext, ids: readonly string[], folder: string) {
  withFile(folder, () => mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER }));
  const files: string[] = [];
  for (const id of ids) {
    const image = (await complaintImage(db, id)) ?? new Uint8Array();
    const file = join(folder, `${id}.webp`);
    withFile(file, () => writeFileSync(file, image, { mode: OWNER_ONLY_FILE }));
    files.push(file);
  }
  return files;
}

const show: Command = {
  usage: 'complaints show NUMBER [--photos FOLDER]',
  description:
    'Shows a complaint, and writes its photos to a folder; the last five characters of its number are enough.',
  positionals: [1, 1],
  isAudited: false,
  options: { photos: { type: 'string' } },
  run: async (context, { positionals: [number = ''], options }, print) => {
    const complaint = await findSingleComplaint(context, number);
    const photos = (await photosOfComplaints(context.db, [complaint.id])).get(complaint.id) ?? [];
    fields([
      ['Complaint', complaint.number],
      ['Sent', moment(complaint.created_at)],
      ['State', complaintState(complaint)],
      ['Order', complaint.order_number],
      ['Customer', complaint.email],
      ['Language', LANGUAGE_NAMES[complaint.language]],
      ['What is wrong', texts.kinds[complaint.kind]],
      ['Photos', String(photos.length)],
    ]).forEach(print);
    const paragraphs = [await describeLines(context, complaint), complaint.text.split('\n')];
    if (complaint.answer !== null)
      paragraphs.push([
        `Answered ${moment(complaint.answered_at ?? '')}:`,
        ...complaint.answer.split('\n'),
      ]);
    for (const lines of paragraphs.filter(({ length }) => length > 0))
      ['', ...lines].map(plain).forEach(print);
    const folder = options['photos'];
    if (folder === undefined) return;
    const files = await writePhotos(
      context,
      photos.map(({ id }) => id),
      folder,
    );
    ['', ...files].forEach(print);
  },
};

const answer: Command = {
  usage: 'complaints answer NUMBER --text TEXT',
  description:
    'Answers a complaint: the customer gets it by e-mail and sees it on the page of the order.',
  positionals: [1, 1],
  isAudited: true,
  options: { text: { type: 'string' } },
  run: async (context, { positionals: [number = ''], options }, print) => {
    const text = typedProse(options['text'] ?? '');
    if (text === '' || text.length > MAX_ANSWER)
      throw new UsageError(`--text must be the answer, at most ${MAX_ANSWER} characters.`);
    const complaint = await findSingleComplaint(context, number);
    const { config, db, clock, mailer } = context;
    const mailed = {
      complaint,
      order: complaint.order_number,
      orderUrl: orderPageUrl(config, complaint.order_id, complaint.language),
    };
    await db.transaction().execute(async (trx) => {
      await answerComplaint(trx, complaint.id, text, clock.now());
      const mail = complaintAnswerMail(config.company, complaint.email, mailed, text);
      await mailer.queue(trx, 'complaint-answer', mail);
    });
    print(`${complaint.number} is answered. ${complaint.email} gets the answer by e-mail.`);
  },
};

const close: Command = {
  usage: 'complaints close NUMBER',
  description: 'Closes an answered complaint that is settled.',
  positionals: [1, 1],
  isAudited: true,
  run: async (context, { positionals: [number = ''] }, print) => {
    const complaint = await findSingleComplaint(context, number);
    const state = complaintState(complaint);
    if (state === 'closed') throw new RefusedError(`${complaint.number} is closed already.`);
    if (state === 'open') throw new RefusedError(`${complaint.number} is not answered yet.`);
    const { db, clock } = context;
    await db.transaction().execute((trx) => closeComplaint(trx, complaint.id, clock.now()));
    print(`${complaint.number} is closed.`);
  },
};

export const complaintCommands = {
  'complaints list': list,
  'complaints show': show,
  'complaints answer': answer,
  'complaints close': close,
};
