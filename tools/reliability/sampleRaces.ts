import { randomUUID } from 'node:crypto';
import { SAMPLES } from '../../server/limits/customers.ts';
import { AT_ONCE, newShopper, times } from './raceGround.ts';
import type { Race, RaceGround } from './raceGround.ts';

const DONE = 200;
/** Too many that wait, or too many in an hour. */
const REFUSED = [409, 429];

/** Twenty requests for samples of one customer at once. @returns their responses and the numbers that are stored */
async function askAtOnce(ground: RaceGround, keyOf: (sender: number) => string) {
  const shopper = await newShopper(ground);
  const before = await ground.db.selectFrom('sample_requests').select('number').execute();
  const answers = await times(AT_ONCE, (sender) => shopper.askForSamples(keyOf(sender)));
  const rows = await ground.db.selectFrom('sample_requests').select('number').execute();
  const earlier = new Set(before.map(({ number }) => number));
  const stored = rows.map(({ number }) => number).filter((number) => !earlier.has(number));
  return { answers, stored };
}

/** One press, repeated: one request, and its number in every response. */
export const samplesOfOneKey: Race = async (ground) => {
  const key = randomUUID();
  const { answers, stored } = await askAtOnce(ground, () => key);
  const agree = answers.every(
    ({ status, body }) => status === DONE && stored.includes(body.number ?? ''),
  );
  return [
    ...(stored.length === 1 ? [] : [`samples: ${stored.length} requests of one key`]),
    ...(agree ? [] : ['samples: responses to the same key differ']),
  ];
};

/** As many requests as may wait at once, and refusals. */
export const samplesOfManyKeys: Race = async (ground) => {
  const { answers, stored } = await askAtOnce(ground, () => randomUUID());
  const done = answers.filter(({ status }) => status === DONE);
  const refused = answers.filter(({ status }) => REFUSED.includes(status));
  const isSound =
    stored.length === SAMPLES.open &&
    done.length === stored.length &&
    done.length + refused.length === AT_ONCE;
  return isSound
    ? []
    : [`samples: ${stored.length} stored, ${done.length} done, ${refused.length} refused`];
};
