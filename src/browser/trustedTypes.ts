interface Rules {
  createScript: (text: string) => string;
  createScriptURL: (address: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const asItIs: Rules = { createScript: (text) => text, createScriptURL: (address) => address };
let policy: Rules | undefined;

/**
 * Marks text of our own as fit for a script's place, where the browser enforces trusted types (`sadeel` in the server's
 * content policy). Never for anything from outside: that goes through the sanitiser.
 */
export function trust(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sadeel', asItIs) ?? asItIs;
  return policy;
}
