export { BackupFault, type BackupFaultCode } from './backup/fault.ts';
export { linesOf, type OpenBackup, openBackup } from './backup/file.ts';
export { type BackedUp, backUp } from './backup/make.ts';
export { type Restored, restore } from './backup/restore.ts';
