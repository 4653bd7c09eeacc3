export interface UsersTable {
  id: string;
  email: string;
  name: string | null;
  profile_picture: string | null;
  role: string;
  created_at: string;
}

export interface CustomerTables {
  users: UsersTable;
  sessions: {
    id: string;
    user_id: string;
    /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
    token_hash: string;
    created_at: string;
    expires_at: string;
    last_seen_at: string;
    revoked_at: string | null;
    /** Names from `rules/deviceName.ts`; null when they are unknown. */
    browser: string | null;
    system: string | null;
  };
  /** The code with which a session may close its account. */
  closing_codes: {
    session_id: string;
    user_id: string;
    /** Keyed HMAC of session and code. */
    code_hash: string;
    created_at: string;
    expires_at: string;
    /** Attempts to enter this code, right or wrong. */
    attempts: number;
    used_at: string | null;
  };
  /** Keys with which customers sign in instead of a code (product 10.18). */
  passkeys: {
    id: string;
    user_id: string;
    /** Chosen by the device, in base64url. */
    credential_id: string;
    /** COSE key in base64url. */
    public_key: string;
    /** How often the device has used the key; 0 when it does not count. */
    counter: number;
    /** JSON list, e.g. `["internal"]`. */
    transports: string;
    /** Names of the device that created it, as those of sessions. */
    browser: string | null;
    system: string | null;
    created_at: string;
    last_used_at: string | null;
  };
  /** A device on which a customer has signed in. */
  devices: {
    /** SHA-256 of the device cookie in hexadecimal. */
    token_hash: string;
    user_id: string;
    created_at: string;
    signed_in_at: string;
  };
  sign_in_codes: {
    email: string;
    /** SHA-256 of the device cookie of the client that requested the code. */
    device: string;
    /** Keyed hash of the IPv4 address or IPv6 /64 that the request came from. */
    network: string;
    /** Keyed HMAC of e-mail and code. */
    code_hash: string;
    created_at: string;
    expires_at: string;
    /** 1 when the client keeps cookies: no other device can use the code then. */
    is_bound: number;
    /** Attempts to enter this code, right or wrong. */
    attempts: number;
    used_at: string | null;
  };
}
