export interface UsersTable {
  id: string;
  email: string;
  name: string | null;
  profile_picture: string | null;
  role: string;
  created_at: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  last_seen_at: string;
  revoked_at: string | null;
}

export interface LoginCodesTable {
  email: string;
  /** Keyed HMAC of e-mail and code. */
  code_hash: string;
  created_at: string;
  expires_at: string;
  /** Guesses made at this code, right or wrong. */
  attempts: number;
  used_at: string | null;
}

export interface ThrottlesTable {
  bucket: string;
  /** Keyed hash of the e-mail, client or user that is counted. */
  subject: string;
  /** JSON list of epoch milliseconds, oldest first. */
  hits: string;
  updated_at: string;
}
