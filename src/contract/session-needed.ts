/** ERR-05: the sentence of every `unauthenticated` answer; a client knows by it that the session is over. */
export const SESSION_NEEDED = 'Full authentication is required to access this resource';
