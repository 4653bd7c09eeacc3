import { newestReviews, replyToReview, withdrawReply } from '../repositories/reviewReplies.ts';
import type { Command } from './command.ts';
import { RefusedError, UsageError } from './errors.ts';
import { limitOf, limitOption } from './limit.ts';
import { fields, moment, plain } from './print.ts';

/** Longest reply, in characters. */
const MAX_REPLY = 1000;

const list: Command = {
  usage: `reviews list [PRODUCT-ID] [--limit ${limitOption.default}]`,
  description: 'Lists the newest reviews, of all products or of one, with their replies.',
  positionals: [0, 1],
  isAudited: false,
  options: { limit: limitOption },
  run: async ({ db }, { positionals: [productId], options }, print) => {
    const reviews = await newestReviews(db, limitOf(options), productId);
    if (reviews.length === 0) print('There are no reviews.');
    for (const { id, product, name, rating, review, reply, created_at: sentAt } of reviews) {
      fields([
        ['Review', id],
        ['Sent', moment(sentAt)],
        ['Product', product],
        ['Stars', String(rating)],
        ['Name', plain(name)],
        ['Text', plain(review)],
        ['Reply', plain(reply ?? '–')],
      ]).forEach(print);
      print('');
    }
  },
};

const reply: Command = {
  usage: 'reviews reply ID TEXT',
  description: 'Shows a reply of the shop below a review, instead of an earlier one.',
  positionals: [2, 2],
  isAudited: true,
  run: async ({ db, clock }, { positionals: [id = '', written = ''] }, print) => {
    const text = written.trim();
    if (text === '' || text.length > MAX_REPLY)
      throw new UsageError(`A reply has 1 to ${MAX_REPLY} characters.`);
    if (!(await replyToReview(db, id, text, clock.now())))
      throw new RefusedError(`There is no review ${id}.`);
    print('The reply is shown.');
  },
};

const withdraw: Command = {
  usage: 'reviews withdraw-reply ID',
  description: 'Deletes the reply to a review.',
  positionals: [1, 1],
  isAudited: true,
  run: async ({ db }, { positionals: [id = ''] }, print) => {
    if (!(await withdrawReply(db, id)))
      throw new RefusedError(`There is no reply to a review ${id}.`);
    print('The reply is deleted.');
  },
};

export const reviewReplyCommands = {
  'reviews list': list,
  'reviews reply': reply,
  'reviews withdraw-reply': withdraw,
};
