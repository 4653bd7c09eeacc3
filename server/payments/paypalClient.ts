import { Client, Environment } from '@paypal/paypal-server-sdk';
import type { OAuthToken } from '@paypal/paypal-server-sdk';
import { PROVIDER_TIMEOUT_MS } from './provider.ts';
import type { ProviderApi } from './provider.ts';

export interface PaypalKeys {
  clientId: string;
  clientSecret: string;
  environment: 'sandbox' | 'live';
  webhookId: string | undefined;
}

const BASES = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const;

/** The official client; `base` replaces PayPal's URL in tests. */
export class PaypalClient extends Client {
  readonly base: URL;
  readonly timeoutMs: number;
  #token: OAuthToken | undefined;

  constructor(keys: PaypalKeys, { base, timeoutMs = PROVIDER_TIMEOUT_MS }: ProviderApi) {
    super({
      clientCredentialsAuthCredentials: {
        oAuthClientId: keys.clientId,
        oAuthClientSecret: keys.clientSecret,
      },
      timeout: timeoutMs,
      environment: keys.environment === 'live' ? Environment.Production : Environment.Sandbox,
    });
    this.base = base ?? new URL(BASES[keys.environment]);
    this.timeoutMs = timeoutMs;
  }

  override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
    const create = super.getRequestBuilderFactory();
    return (method, path) => {
      const builder = create(method, path);
      builder.interceptRequest((request) => {
        const { pathname, search } = new URL(request.url);
        return { ...request, url: new URL(pathname + search, this.base).href };
      });
      return builder;
    };
  }

  /** Access token for endpoints that the SDK lacks. */
  async accessToken(): Promise<string> {
    this.#token = await this.clientCredentialsAuthManager.updateToken(this.#token);
    return this.#token.accessToken;
  }
}
