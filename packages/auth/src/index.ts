export { DEMO_USERNAMES, isDemoAccount } from './demo.ts';
export { type AuthSettings, authOptions, type ProviderKeys } from './options.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export {
  createSessionReader,
  type Session,
  type SessionReader,
  type SessionSettings,
  sessionCookie,
} from './session.ts';
export {
  createUser,
  displayNameSchema,
  type Profile,
  passwordSchema,
  profile,
  SIGN_UP_PROBLEMS,
  type SignedUp,
  type SignUp,
  type SignUpProblem,
  signUpSchema,
  usernameSchema,
} from './sign-up.ts';
export { createThrottle, type Throttle, type ThrottleOptions } from './throttle.ts';
