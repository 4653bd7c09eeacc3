import type { Id, MessageBody, Url } from './common.ts';

export interface User {
  _id: Id;
  email: string;
  name?: string;
  profilePicture?: Url;
}

export interface VerifiedSession {
  message: string;
  token: string;
  role: string;
  admin: User;
}

export interface AuthContract {
  'POST /user/send-otp': { query: undefined; body: { email: string }; response: MessageBody };
  'POST /user/verify-otp': {
    query: undefined;
    body: { email: string; otp: string; firebaseToken: string };
    response: VerifiedSession;
  };
  'POST /user/logout': { query: undefined; body: undefined; response: MessageBody };
}
