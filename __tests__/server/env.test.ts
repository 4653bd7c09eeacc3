import { describe, expect, it } from '@jest/globals';
import { ConfigurationError, readEnv } from '../../server/env.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      DIST_DIR: 'dist',
      TRUST_PROXY: 0,
      COMPANY_EMAIL: 'hello@sadeel.example',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ SMTP_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 });
    expect(readEnv({ SMTP_URL: '' }).SMTP_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, e.g. 3000'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address, e.g. postgres://'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL must be an address, e.g. smtp://'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address, e.g. https://'],
    [{ COMPANY_EMAIL: 'nobody' }, 'COMPANY_EMAIL must be an e-mail address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
    [{ PAYPAL_CLIENT_ID: 'x' }, 'PAYPAL_CLIENT_SECRET is needed with PAYPAL_CLIENT_ID'],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must be at least 32 random characters'],
  ])('says what is wrong with %j', (source, message) => {
    expect(() => readEnv(source)).toThrow(ConfigurationError);
    expect(() => readEnv(source)).toThrow(message);
  });

  it('names every problem at once, but no value', () => {
    const read = (): unknown => readEnv({ PORT: 'x', STRIPE_SECRET_KEY: 'a\nb', TRUST_PROXY: 'y' });
    expect(read).toThrow(/PORT[^]*STRIPE_SECRET_KEY must be one line[^]*TRUST_PROXY/);
    expect(read).not.toThrow(/a\nb/);
  });
});
