/**
 * Why a backup cannot be made or restored: the file is not a backup, is damaged, or was made by a newer version; the
 * database has tables already, or none of ours.
 */
export type BackupFaultCode = 'no-backup' | 'damaged' | 'newer' | 'not-empty' | 'nothing-there';

export class BackupFault extends Error {
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode) {
    super(code);
    this.name = 'BackupFault';
    this.code = code;
  }
}
