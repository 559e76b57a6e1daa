/** The drawings of the tab bar's icons, a file of their own. */
export const TAB_DRAWINGS = '/drawings/tabs.svg';

/** The id of the element that holds them in the frame from the device. */
export const TAB_DRAWINGS_ID = 'tab-drawings';
