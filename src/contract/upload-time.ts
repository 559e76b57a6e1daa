/** How long an upload may take besides its bytes, in milliseconds. */
const UPLOAD_BASE_MS = 30_000;
/** The slowest line on which a picture still arrives: 256 kbit/s, in bytes per millisecond. */
const SLOWEST_LINE = 32;
/** How long an upload of so many bytes may be on its way, in milliseconds: as long the device waits, and the server. */
export const uploadTime = (bytes: number): number => UPLOAD_BASE_MS + Math.ceil(bytes / SLOWEST_LINE);
