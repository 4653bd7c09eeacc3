import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../server/env.ts';
import { ConfigurationError } from '../../server/envValues.ts';
import { configOf } from '../../server/config.ts';

describe('the Arabic company name', () => {
  it.each([
    [{}, 'سديل'],
    [{ COMPANY_NAME: 'Noor' }, 'Noor'],
    [{ COMPANY_NAME: 'Noor', COMPANY_NAME_AR: 'نور' }, 'نور'],
  ])('with %j is %j', (variables, arabicName) => {
    expect(configOf(readEnv(variables)).company.arabicName).toBe(arabicName);
  });
});

describe('the environment', () => {
  it('has no required variable', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      DIST_DIR: 'dist',
      TRUST_PROXY: 0,
      CLIENT_CONNECTIONS: 100,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ SMTP_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 });
    expect(readEnv({ SMTP_URL: '' }).SMTP_URL).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, e.g. 3000'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a URL, e.g. postgres://'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL must be a URL, e.g. smtp://'],
    [
      { SMTP_URL: 'smtp://mail.example:587?ignoreTLS=true' },
      'SMTP_URL must not have options, which could switch STARTTLS off: remove what follows the “?”',
    ],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be a URL without a path, e.g. https://'],
    [{ COMPANY_EMAIL: 'nobody' }, 'COMPANY_EMAIL must be an e-mail address'],
    [{ COMPANY_TRN: '12345' }, 'COMPANY_TRN must be a tax registration number of 15 digits'],
    [{ COMPANY_LICENCE: '?' }, 'COMPANY_LICENCE must be the number of a trade licence'],
    [{ COMPANY_MAP_URL: 'http://maps.example' }, 'COMPANY_MAP_URL must be an https link'],
    [{ COMPANY_HOURS: 'Mo-Sa 10-21' }, 'COMPANY_HOURS must be days and times of opening'],
    [
      { COMPANY_SOCIAL_URLS: 'https://x.com/sadeel, https://facebook.com.example/sadeel' },
      'COMPANY_SOCIAL_URLS must be https links to Facebook, Instagram, X, LinkedIn',
    ],
    [{ COMPANY_RATING: '5.1, 9, Google, https://g.page/s' }, 'COMPANY_RATING must be a rating up'],
    [
      { COMPANY_PHONE: '+971 4 123 4567 / +971 50 123 4567 / 800-SADEEL' },
      'COMPANY_PHONE must have at most 40 characters',
    ],
    [{ COMPANY_NAME_AR: 'نور'.repeat(50) }, 'COMPANY_NAME_AR must have at most 100 characters'],
    [{ COMPANY_ADDRESS: ', ،' }, 'COMPANY_ADDRESS must not be empty'],
    [
      { COMPANY_SOCIAL_URLS: Array(5).fill('https://x.com/sadeel').join() },
      'COMPANY_SOCIAL_URLS must have at most 4 entries',
    ],
    [{ COMPANY_RATING: '4.8, 9, Google' }, 'COMPANY_RATING must be a rating up to 5'],
    [{ CLIENT_CONNECTIONS: '0' }, 'CLIENT_CONNECTIONS must be at least 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent'],
    [{ TABBY_SECRET_KEY: 'x' }, 'TABBY_MERCHANT_CODE is needed with TABBY_SECRET_KEY'],
    [
      { TABBY: 'sandbox', STRIPE_SECRET_KEY: 'sk_live_x' },
      'TABBY=sandbox takes no money but STRIPE_SECRET_KEY is set: remove one of the two',
    ],
    [{ TABBY_MIN_AMOUNT: '0' }, 'TABBY_MIN_AMOUNT must be whole dirhams'],
    [
      {
        NODE_ENV: 'production',
        TABBY_SECRET_KEY: 'sk_test_x',
        TABBY_MERCHANT_CODE: 'y',
        STRIPE_SECRET_KEY: 'sk_live_x',
      },
      'STRIPE_SECRET_KEY is live but TABBY_SECRET_KEY is a test key, so orders would be paid without money',
    ],
    [{ PAYPAL_CLIENT_ID: 'x' }, 'PAYPAL_CLIENT_SECRET is needed with PAYPAL_CLIENT_ID'],
    [{ PAYMENTS: 'live' }, 'PAYMENTS must be sandbox or not set'],
    [
      { PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_live_x' },
      'PAYMENTS=sandbox takes no money but STRIPE_SECRET_KEY is set: remove one of the two',
    ],
    [
      { PAYMENTS: 'sandbox', PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y' },
      'PAYMENTS=sandbox takes no money but PAYPAL_CLIENT_ID is set: remove one of the two',
    ],
    [
      {
        NODE_ENV: 'production',
        STRIPE_SECRET_KEY: 'sk_live_x',
        PAYPAL_CLIENT_ID: 'x',
        PAYPAL_CLIENT_SECRET: 'y',
      },
      'STRIPE_SECRET_KEY is live but PAYPAL_ENVIRONMENT is sandbox, so orders would be paid without money',
    ],
    [
      {
        PUBLIC_URL: 'https://shop.example',
        STRIPE_SECRET_KEY: 'sk_test_x',
        PAYPAL_CLIENT_ID: 'x',
        PAYPAL_CLIENT_SECRET: 'y',
        PAYPAL_ENVIRONMENT: 'live',
      },
      'STRIPE_SECRET_KEY is a test key but PAYPAL_ENVIRONMENT is live, so orders would be paid without money',
    ],
    [{ APP_SECRET: 'short' }, 'APP_SECRET must be at least 32 random characters'],
    [{ APP_SECRET: ' '.repeat(40) + 'x' }, 'APP_SECRET must be at least 32 random characters'],
    [
      { PUBLIC_URL: 'https://shop.example/shop' },
      'PUBLIC_URL must be a URL without a path, e.g. https://',
    ],
    [
      { PUBLIC_URL: 'https://shop.example?a=1' },
      'PUBLIC_URL must be a URL without a path, e.g. https://',
    ],
    [
      { PUBLIC_URL: 'https://me:pw@shop.example' },
      'PUBLIC_URL must be a URL without a path, e.g. https://',
    ],
    [
      { CORS_ORIGINS: 'https://a.example, b.example' },
      'CORS_ORIGINS must be origins, e.g. https://',
    ],
    [{ CORS_ORIGINS: 'https://a.example/shop' }, 'CORS_ORIGINS must be origins, e.g. https://'],
    [{ HOST: 'my host' }, 'HOST must be a name or an IP address, e.g. 127.0.0.1'],
    [{ HOST: 'localhost:3000' }, 'HOST must be a name or an IP address, e.g. 127.0.0.1'],
    [{ MAIL_FROM: 'Sadeel' }, 'MAIL_FROM must be a sender, e.g. Sadeel <hello@sadeel.example>'],
    [{ SERVER_RENDER: 'yes' }, 'SERVER_RENDER must be on or off'],
  ])('reports the problem with %j', (source, message) => {
    expect(() => readEnv(source)).toThrow(ConfigurationError);
    expect(() => readEnv(source)).toThrow(message);
  });

  it('reports all problems at once, without values', () => {
    const wrong = {
      PORT: 'x',
      STRIPE_SECRET_KEY: 'a\nb',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_ENVIRONMENT: 'both',
      TRUST_PROXY: 'y',
    };
    const read = (): unknown => readEnv(wrong);
    expect(read).toThrow(
      /^The configuration is invalid:\n( {2}[A-Z_]+ (must|is) .+\n){5}Every variable .+docs\/settings\.md\.$/,
    );
    for (const name of [
      'PORT',
      'STRIPE_SECRET_KEY',
      'PAYPAL_CLIENT_SECRET',
      'PAYPAL_ENVIRONMENT',
    ]) {
      expect(read).toThrow(`  ${name} `);
    }
    for (const value of ['a\nb', 'client', 'both']) expect(read).not.toThrow(value);
  });

  it.each([
    { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_x', PAYPAL_ENVIRONMENT: 'live' },
    { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'rk_test_x' },
    { STRIPE_SECRET_KEY: 'sk_live_x' },
  ])('accepts the providers %j', (keys) => {
    const paypal = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y' };
    expect(() => readEnv({ ...paypal, ...keys })).not.toThrow();
  });

  it('normalizes URLs, origins, hosts and senders', () => {
    expect(
      readEnv({
        PUBLIC_URL: 'https://shop.example/',
        CORS_ORIGINS: ' https://a.example, http://localhost:8080 ',
        HOST: '::1',
        MAIL_FROM: 'Sadeel <hello@sadeel.example>',
      }),
    ).toMatchObject({
      PUBLIC_URL: 'https://shop.example',
      CORS_ORIGINS: ['https://a.example', 'http://localhost:8080'],
    });
    expect(readEnv({ MAIL_FROM: 'hello@sadeel.example', HOST: '0.0.0.0' }).CORS_ORIGINS).toEqual(
      [],
    );
  });
});
