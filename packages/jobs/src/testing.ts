export { createMailer } from './mailer.ts';
export { type MailServer, mailServer } from './testing/mail-server.ts';
