/**
 * The id of the part up to which a list makes sense on a phone's first screen: its cards follow one below the other, and none
 * of them moves what stands above.
 */
export const FIRST_PART_ID = 'first-part';
