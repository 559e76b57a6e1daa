/**
 * Messages of node-postgres, which come without a code, for when the pool or the database gives no connection, or it is
 * lost between two queries of a transaction.
 */
const NO_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|calling end on the pool/;

/** Whether a query failed because there was no connection, where the driver tells it by its words only. */
export const saysNoConnection = (error: unknown): boolean =>
  error instanceof Error && NO_CONNECTION.test(error.message);
