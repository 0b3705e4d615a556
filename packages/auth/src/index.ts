export {
  changePassword,
  PASSWORD_CHANGE_PROBLEMS,
  type PasswordChange,
  type PasswordChanged,
  passwordChangeSchema,
} from './change-password.ts';
export { DEMO_USERNAMES } from './demo.ts';
export { knownPlaces } from './known-places.ts';
export {
  ADDRESS_PROBLEMS,
  type AddressChanged,
  confirmMailAddress,
  type MailAddress,
  mailAddress,
  mailAddressSchema,
  mailTokenSchema,
  ownMailSchema,
  removeMailAddress,
  setMailAddress,
} from './mail-address.ts';
export { type AuthSettings, authOptions, type ProviderKeys } from './options.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { createRateLimits, type RateLimit, type RateLimits, takeAll } from './rate-limit.ts';
export {
  RECOVERY_PROBLEMS,
  type Recovered,
  type Recovery,
  recover,
  recoverySchema,
  requestRecovery,
} from './recovery.ts';
export { RENAME_PROBLEMS, type RenameProblem, renameProblem } from './rename.ts';
export {
  createSessionReader,
  type ReaderSettings,
  type Session,
  type SessionReader,
  type SessionSettings,
  sessionCookie,
} from './session.ts';
export { createSessions, type EndListener, type Sessions, type SessionsOptions } from './sessions.ts';
export {
  createUser,
  displayNameSchema,
  type Profile,
  passwordSchema,
  profile,
  profileSchema,
  SIGN_UP_PROBLEMS,
  type SignedUp,
  type SignUp,
  type SignUpProblem,
  signUpSchema,
  usernameSchema,
} from './sign-up.ts';
export { setTimeZone, timeZone, timeZoneSchema } from './time-zone.ts';
