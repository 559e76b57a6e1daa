/** Why a file cannot be imported, said in one sentence to the person who started the import; nothing was changed. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
