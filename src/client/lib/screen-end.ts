/** The id of a part by which the first screen of a phone is full: what follows moves nothing that such a screen shows. */
export const SCREEN_END_ID = 'screen-end';
