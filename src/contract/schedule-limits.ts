/** Longest window of departure dates that is asked for at once, in days, and the usual one. */
export const SCHEDULE_DAYS_MAX = 56;
export const SCHEDULE_DAYS = 28;
/** How many days ahead a window may begin: carriers plan less far. */
export const SCHEDULE_AHEAD_DAYS = 366;
/** Subjects of the api-code look-up (specification, section 3). */
export const API_CODES = ['portArea', 'shippingCompany'] as const;
/** Suggestions of one look-up. */
export const API_CODE_ROWS_MAX = 50;
/** A port as the trade writes it: UN/LOCODE. */
export const PORT_CODE = /^[A-Za-z]{2}[A-Za-z0-9]{3}$/;
/** A shipping company: its SCAC. */
export const COMPANY_CODE = /^[A-Za-z]{2,4}$/;
/** Longest time for which the calls of a vessel are asked, in days. */
export const VESSEL_DAYS_MAX = 120;
