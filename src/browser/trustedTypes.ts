interface Policy {
  createScript: (text: string) => string;
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const identity: Policy = { createScript: (text) => text, createScriptURL: (url) => url };
let policy: Policy | undefined;

/**
 * The Trusted Types policy for the shop's scripts and script URLs (`sadeel` in the server's CSP). Do not use it for
 * untrusted text, which needs the sanitiser.
 */
export function trust(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sadeel', identity) ?? identity;
  return policy;
}
