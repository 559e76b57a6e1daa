/**
 * ERR-05: the sentence of every answer that says that there is no session; a client knows by it that its own is over. Where
 * it was ended by a word (of its owner from elsewhere, of the operator who disabled the account) the code says so, and
 * what the device keeps goes; one that ran out locks it.
 */
export const SESSION_NEEDED = 'Full authentication is required to access this resource';
