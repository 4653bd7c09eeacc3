import { randomUUID } from 'node:crypto';
import { AT_ONCE, times } from './raceGround.ts';
import type { Race, RaceGround } from './raceGround.ts';
import { confirmation, wishOf, wishPage } from './stockWishes.ts';
import { resetLimits } from './resetLimits.ts';

const DONE = 200;
/** More mails to one address than its limit of a day. */
const TOO_MANY = 429;
/** The wish was mailed and deleted meanwhile. */
const OVER = 404;

const newEmail = () => `${randomUUID()}@trial.example`;

async function wish({ send }: RaceGround, email: string): Promise<number> {
  return (await send('/api/user/watch-stock', wishOf(email))).status;
}

const mailsOf = async ({ db }: RaceGround, kind: 'stock-confirm' | 'stock-back') =>
  (await db.selectFrom('mails').select('id').where('kind', '=', kind).execute()).length;

/** One address asks twenty times at once: one wish, a mail for each request that is not refused. */
export const oneWish: Race = async (ground) => {
  await resetLimits(ground.db);
  const email = newEmail();
  const before = await mailsOf(ground, 'stock-confirm');
  const answers = await times(AT_ONCE, () => wish(ground, email));
  const rows = await ground.db
    .selectFrom('stock_watches')
    .select('id')
    .where('email', '=', email)
    .execute();
  const done = answers.filter((status) => status === DONE).length;
  const refused = answers.filter((status) => status === TOO_MANY).length;
  const mails = (await mailsOf(ground, 'stock-confirm')) - before;
  return rows.length === 1 && done > 0 && mails === done && done + refused === AT_ONCE
    ? []
    : [`wish: ${rows.length} stored, ${mails} mails, ${done} done, ${refused} refused`];
};

/** Presses that confirm a wish while an import brings the cloth: one mail if a page promised it, and no wish is left. */
export const wishAgainstImport: Race = async (ground) => {
  await resetLimits(ground.db);
  const email = newEmail();
  await wish(ground, email);
  const page = await wishPage(ground.db, ground.secrets, email);
  if (page === undefined) return ['wish against import: not stored'];
  const before = await mailsOf(ground, 'stock-back');
  const [answers] = await Promise.all([
    times(AT_ONCE, async () => {
      const response = await ground.send(page, confirmation());
      return { status: response.status, text: await response.text() };
    }),
    ground.restock(true),
  ]);
  const news = (await mailsOf(ground, 'stock-back')) - before;
  const left = await wishPage(ground.db, ground.secrets, email);
  await ground.restock(false);
  const isPromised = answers.some(({ text }) => text.includes('We write to you once'));
  return [
    ...(news === Number(isPromised) ? [] : [`wish against import: ${news} mails`]),
    ...(left === undefined ? [] : ['wish against import: the wish is left']),
    ...(answers.every(({ status }) => status === DONE || status === OVER)
      ? []
      : ['wish against import: a press failed']),
  ];
};
