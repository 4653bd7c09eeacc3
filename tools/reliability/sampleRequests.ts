import type { Db } from '../../server/db/open.ts';

/** What customers have seen of their requests for samples. */
export interface SampleLedger {
  /** Begun requests. */
  asked: number;
  /** Numbers in the responses. */
  sampleNumbers: string[];
}

export interface SampleReport {
  sampleRequests: number;
  /** Numbers of responses that are not stored. */
  lostSamples: number;
  /** Stored requests beyond the begun ones. */
  doubledSamples: number;
  /** Mails to staff and customers that are missing or queued twice. */
  wrongSampleMails: number;
}

/** Compares the requests for samples with the responses and the queued mails. */
export async function compareSampleRequests(
  db: Db,
  { asked, sampleNumbers }: SampleLedger,
): Promise<SampleReport> {
  const rows = await db.selectFrom('sample_requests').select('number').execute();
  const stored = new Set(rows.map(({ number }) => number));
  const mails = await db
    .selectFrom('mails')
    .select('kind')
    .where('kind', 'in', ['samples', 'samples-receipt'])
    .execute();
  const toStaff = mails.filter(({ kind }) => kind === 'samples').length;
  return {
    sampleRequests: rows.length,
    lostSamples: sampleNumbers.filter((number) => !stored.has(number)).length,
    doubledSamples: Math.max(0, rows.length - asked),
    wrongSampleMails:
      Math.abs(toStaff - rows.length) + Math.abs(mails.length - toStaff - rows.length),
  };
}
