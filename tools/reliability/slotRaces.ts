import { randomUUID } from 'node:crypto';
import type { VisitSlot } from '../../src/contract/slots.ts';
import { AT_ONCE, times } from './raceGround.ts';
import type { Race } from './raceGround.ts';
import { resetLimits } from './resetLimits.ts';

const BOOKED = 200;
const TAKEN = 409;
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Free slots of visits. */
async function freeSlots({ send }: Parameters<Race>[0]): Promise<VisitSlot[]> {
  const response = await send('/api/user/get-slots?kind=measuring', {});
  return ((await response.json()) as { slots: VisitSlot[] }).slots;
}

/** A request for a visit at a slot, by a visitor whose name tells it apart. */
export const visitRequest = (slotId: string, name: string) => ({
  method: 'POST',
  headers: JSON_HEADERS,
  body: JSON.stringify({
    name,
    // Without a receipt, which is limited.
    email: 'by phone',
    phone: '050 123 4567',
    date: 'as booked',
    time: 'as booked',
    slotId,
  }),
});

/** Twenty visitors ask for the last place of a slot: one gets it, and the others are told what is free. */
export const lastPlace: Race = async (ground) => {
  const [slot] = await freeSlots(ground);
  if (!slot) throw new Error('No slot is free.');
  const name = randomUUID();
  // Of visitors before, whom the limit of one network would count.
  await resetLimits(ground.db);
  const answers = await times(AT_ONCE, async (index) => {
    const response = await ground.send(
      '/api/user/enquiry',
      visitRequest(slot._id, `${name} ${index}`),
    );
    return { status: response.status, body: (await response.json()) as { slots?: VisitSlot[] } };
  });
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const named = answers.filter(({ body }) => body.slots?.length === 3);
  const stored = await ground.db
    .selectFrom('enquiries')
    .innerJoin('visit_bookings', 'enquiry_id', 'enquiries.id')
    .select('seat')
    .where('enquiries.name', 'like', `${name} %`)
    .execute();
  return [
    ...(count(BOOKED) === 1 && count(TAKEN) === AT_ONCE - 1
      ? []
      : [`slot: ${count(BOOKED)} booked, ${count(TAKEN)} refused`]),
    ...(named.length === count(TAKEN) ? [] : ['slot: a refusal names no free slots']),
    ...(stored.length === 1 ? [] : [`slot: ${stored.length} requests stored`]),
  ];
};
