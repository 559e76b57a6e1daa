/**
 * Why a file cannot be imported, said in one sentence to the person who started the import; nothing was changed. With a
 * report where there is something to say of its rows.
 */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly report: { csv(): string | null } | null;

  constructor(message: string, report: { csv(): string | null } | null = null) {
    super(message);
    this.report = report;
  }
}
