/** SHELL-16: the numbers by which the specification asks for notices and for advertisements. */
export const NOTICE_TYPE = 1;
export const ADVERTISEMENT_TYPE = 2;
