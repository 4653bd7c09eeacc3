import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MAIL_LEASE_MS } from '../../../server/limits/mails.ts';
import type { Delivery, Mail } from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { smtpTransport } from '../../../server/mail/smtpTransport.ts';
import { claimMail } from '../../../server/repositories/mailLanes.ts';
import { startSmtpSink } from '../../support/smtpSink.ts';
import type { SmtpSink } from '../../support/smtpSink.ts';
import { createTinyServer } from '../../support/testServer.ts';
import type { TestServer } from '../../support/testServer.ts';
import { until } from '../../support/until.ts';
import { slowly } from '../../support/slowly.ts';

let server: TestServer;
let sink: SmtpSink;
beforeEach(async () => {
  sink = await startSmtpSink();
  const transport = smtpTransport(sink.url, () => 'Sadeel <hello@sadeel.example>');
  server = await createTinyServer({ transport });
});
afterEach(async () => {
  // The sink fails what hangs, which the server waits for, and waits for the server's connections.
  await Promise.all([sink.close(), server.close()]);
});

const queue = (to: string, kind = 'sign-in-code') =>
  server.services.mailer.queue(server.db, kind, { to, subject: to, text: to });
const wake = () => server.services.mailer.wake();
const received = () => sink.inbox.map((mail) => mail.to[0]);
const claimNext = () =>
  claimMail(server.db, server.clock.now(), { leaseMs: MAIL_LEASE_MS, isUrgentOnly: false });
const mailRows = () => server.db.selectFrom('mails').selectAll().execute();

describe('a recipient whose mail server hangs', () => {
  // Without a time limit, so that a mail behind the hanging one would never be sent.
  beforeEach(() => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('delays no code to another domain', async () => {
    sink.hang('slow.example');
    for (let index = 0; index < 6; index += 1) await queue(`a${index}@slow.example`);
    wake();
    await until(() => sink.hanging() === 1);
    for (let index = 0; index < 6; index += 1) await queue(`b${index}@shop${index}.example`);
    wake();
    await until(() => received().length === 6);
    expect(sink.hanging()).toBe(1);
  });

  it('delays no code while three domains hang', async () => {
    for (const domain of ['slow-a.example', 'slow-b.example', 'slow-c.example']) {
      sink.hang(domain);
      await queue(`a@${domain}`);
    }
    wake();
    await until(() => sink.hanging() === 3);
    await queue('aisha@example.com');
    wake();
    await until(() => received().length === 1);
  });

  it('leaves a lane for codes when the other mails of many domains hang', async () => {
    for (const domain of ['slow-a.example', 'slow-b.example', 'slow-c.example', 'slow-d.example']) {
      sink.hang(domain);
      await queue(`a@${domain}`, 'order-status');
    }
    wake();
    await until(() => sink.hanging() === 3);
    await queue('aisha@example.com');
    wake();
    await until(() => received().length === 1);
    expect(sink.hanging()).toBe(3);
  });
});

/** Mailers of two processes, which hang or record what they send. */
function startMailers(send: (mail: Mail, delivery: Delivery) => Promise<void>) {
  const { db, clock, log, secrets } = server.services;
  const transport = { keepsContent: false, send };
  return [1, 2].map(() => createMailer({ db, clock, log, secrets, transport }));
}

describe('the domain of a recipient', () => {
  it('holds one lane of all servers, and has no lane afterwards', async () => {
    for (let index = 0; index < 12; index += 1) {
      await queue(`a${index}@one.example`);
      await queue(`a${index}@TWO.example`);
    }
    const running = new Map<string, number>();
    const most: number[] = [];
    const mailers = startMailers(async ({ to }) => {
      const domain = to.split('@')[1]?.toLowerCase() ?? '';
      running.set(domain, (running.get(domain) ?? 0) + 1);
      most.push(running.get(domain) ?? 0);
      await slowly(() => void running.set(domain, (running.get(domain) ?? 0) - 1));
    });
    await Promise.all(mailers.map((mailer) => mailer.drain()));
    expect(most).toHaveLength(24);
    expect(Math.max(...most)).toBe(1);
    expect((await mailRows()).filter((mail) => mail.lane !== null)).toEqual([]);
  });

  it('is free again after the lease of a crashed server', async () => {
    await queue('a@one.example');
    await queue('b@one.example');
    expect(await claimNext()).toBeDefined();
    expect(await claimNext()).toBeUndefined();
    server.clock.advance(MAIL_LEASE_MS);
    expect(await claimNext()).toBeDefined();
  });

  it('comes after others while a code to it waits for another try', async () => {
    const tried: string[] = [];
    const [mailer] = startMailers(({ to }) => {
      tried.push(to);
      return to.endsWith('@slow.example')
        ? Promise.reject(new Error('aborted'))
        : Promise.resolve();
    });
    await queue('a@slow.example');
    await mailer?.drain();
    await queue('b@slow.example');
    await queue('aisha@example.com');
    const first = await claimNext();
    const second = await claimNext();
    expect(tried).toEqual(['a@slow.example']);
    expect(first?.domain).not.toBe(second?.domain);
    const rows = await mailRows();
    expect(first?.id).toBe(
      rows
        .map(({ id }) => id)
        .toSorted()
        .at(-1),
    );
  });

  it('is stored as a keyed hash', async () => {
    await queue('a@one.example');
    expect(JSON.stringify(await mailRows())).not.toContain('one.example');
  });
});

describe('the time limit of a delivery', () => {
  it.each([
    ['sign-in-code', 15_000],
    ['closing-code', 15_000],
    ['order-status', 60_000],
  ])('of %s is %i ms', async (kind, limit) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await queue('a@one.example', kind);
    const [mailer] = startMailers(() => Promise.resolve());
    await mailer?.drain();
    expect(timeout).toHaveBeenCalledWith(limit);
  });
});
