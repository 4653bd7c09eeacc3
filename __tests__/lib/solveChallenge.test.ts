import { describe, expect, it } from '@jest/globals';
import { createChallenge, numberOf, saltOfProof } from '../../server/http/proofOfWork.ts';
import { createSecrets } from '../../server/secrets.ts';
import { solveChallenge } from '@/lib/solveChallenge';

const secrets = createSecrets('a secret that is only used in tests');
const now = new Date('2026-11-26T10:00:00Z');

describe('a proof of work', () => {
  it('is the number that the server accepts', async () => {
    const challenge = createChallenge(secrets, now);
    const number = await solveChallenge(challenge);
    expect(number).toBe(numberOf(secrets, challenge.salt));
    expect(saltOfProof(secrets, `${challenge.salt} ${number}`, now)).toBe(challenge.salt);
  });

  it('is not found when no number fits', async () => {
    expect(await solveChallenge({ salt: 'salt', target: '00', numbers: 100 })).toBeUndefined();
  });

  it('lets the browser handle events', async () => {
    let events = 0;
    const timer = setInterval(() => (events += 1), 1);
    await solveChallenge({ salt: 'salt', target: '00', numbers: 50_000 });
    clearInterval(timer);
    expect(events).toBeGreaterThan(0);
  });
});
